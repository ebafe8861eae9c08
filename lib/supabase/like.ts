/**
 * Text for the middle of a `like` pattern, so that it stands for itself. PostgREST turns each `*` into `%` before
 * Postgres sees it, and knows no escape for that: it becomes "any one character".
 */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&").replace(/\*/g, "_");
}
