/** Structured data, escaped so that it can neither end the block nor run. */
export function JsonLd({ data }: { data: unknown }) {
  const html = JSON.stringify(data)
    .replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above, and React would escape quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
