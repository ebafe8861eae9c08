const SECRETS: readonly [RegExp, string][] = [
  // Queries contain Steam's key, mail tokens and searches.
  [/((?:https?:\/\/|\/)[^\s?#"'<>]{0,500})[?#][^\s"'<>]*/gi, "$1?…"],
  [/\/\/[^\s/@]{1,300}@/g, "//[credentials]@"],
  [/[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, "[e-mail]"],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, "[token]"],
  [/\bBearer\s+\S+/gi, "Bearer [token]"],
  [/\bsb_(?:publishable|secret)_\w+/g, "[key]"],
];

export function redact(text: string, maxLength: number): string {
  // Half a secret would not be recognised, so the last word is cut off whole.
  const cut = text.length > maxLength ? `${text.slice(0, maxLength).replace(/\S{1,100}$/, "")}…` : text;
  return SECRETS.reduce((kept, [pattern, mark]) => kept.replace(pattern, mark), cut.toWellFormed());
}
