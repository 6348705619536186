/** How a game's options are put into words, where the usual messages do not do. */

export interface OptionTexts {
  /** The id of the message that explains an expansion or a variant, by its name. */
  about?: Readonly<Record<string, string>>;
  /** The id of the message that names an option's value; null for the usual `<game>-with-<value>`. */
  valueId?(option: string, value: string | number): string | null;
}
