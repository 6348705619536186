/** What can be opened beside the table; `more` leads to the others where there is little room. */
export type Panel = "log" | "people" | "words" | "settings" | "more";

/** What each is called. */
export const PANEL_TITLES: Record<Panel, string> = {
  log: "web-panel-log",
  people: "web-panel-people",
  words: "web-panel-words",
  settings: "web-panel-settings",
  more: "web-panel-more",
};
