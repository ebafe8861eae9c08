/** What a reader without JavaScript gets of a page: the document without its scripts. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, "");
}
