/** Escapes text for a `like` pattern. PostgREST turns `*` into `%` and has no escape for it: it becomes `_`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&").replace(/\*/g, "_");
}
