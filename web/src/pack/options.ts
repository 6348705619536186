/** How a game's options are put into words, where the usual messages do not do. */

export interface OptionTexts {
  /** The id of the message that explains an expansion or a variant, by its name. */
  about?: Readonly<Record<string, string>>;
  /** The option by which the game is made easier or harder. */
  difficulty?: { option: string; /** Names a message that says how. */ about: string };
}
