export const THEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
] as const;

export type Theme = (typeof THEMES)[number]["value"];

/** "system" on the server. */
export function currentTheme(): Theme {
  const theme = globalThis.document?.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : "system";
}
