/** Text that is not Apicalypse; `message` is IGDB's wording. */
export class ApicalypseError extends Error {
  /** Offset in the text, in UTF-16 units. */
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.name = "ApicalypseError";
    this.position = position;
  }
}
