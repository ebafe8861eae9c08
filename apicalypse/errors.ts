/** A text that is not Apicalypse. `message` is worded as IGDB words its `cause`. */
export class ApicalypseError extends Error {
  /** Offset in the text, in UTF-16 units. */
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.name = "ApicalypseError";
    this.position = position;
  }
}
