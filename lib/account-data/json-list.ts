/** The elements of a JSON array, a page at a time, without the brackets. */
export async function* jsonElements(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = "\n    ";
  for await (const elements of pages) {
    if (elements.length === 0) continue;
    yield separator + elements.map((element) => JSON.stringify(element)).join(",\n    ");
    separator = ",\n    ";
  }
}
