/** What must not reach a log or a trace, and what is written in its place. */
const SECRETS: readonly [RegExp, string][] = [
  // Steam's key and the tokens of mails are in queries; searches are personal.
  [/((?:https?:\/\/|\/)[^\s?#"'<>]{0,500})[?#][^\s"'<>]*/gi, "$1?…"],
  [/\/\/[^\s/@]{1,300}@/g, "//[credentials]@"],
  [/[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, "[e-mail]"],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, "[token]"],
  [/\bBearer\s+\S+/gi, "Bearer [token]"],
  [/\bsb_(?:publishable|secret)_\w+/g, "[key]"],
];

/** Text of any origin, cut to a length, without queries, credentials, tokens and e-mail addresses. */
export function redact(text: string, maxLength: number): string {
  // A secret that the cut has halved would no longer be recognised, so the last word goes with it.
  const cut = text.length > maxLength ? `${text.slice(0, maxLength).replace(/\S{1,100}$/, "")}…` : text;
  return SECRETS.reduce((kept, [pattern, mark]) => kept.replace(pattern, mark), cut.toWellFormed());
}
