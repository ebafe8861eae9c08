export const DEFAULT_LIMIT = 10;
export const MAX_LIMIT = 500;
export const MAX_ANSWER_BYTES = 10_000_000;
export const MAX_PATH_SEGMENTS = 4;
/** A few seconds of work: a hundred conditions over 350,000 games. */
export const MAX_COMPARISONS = 50_000_000;

export type Clock = () => number;

/** Limits the requests in any sliding second, and the concurrent ones. */
export class RequestGate {
  readonly #perSecond: number;
  readonly #maxOpen: number;
  readonly #clock: Clock;
  #admitted: number[] = [];
  #open = 0;

  constructor(perSecond: number, maxOpen: number, clock: Clock) {
    this.#perSecond = perSecond;
    this.#maxOpen = maxOpen;
    this.#clock = clock;
  }

  /** @returns a function that ends the request, or null if a limit is reached */
  enter(): (() => void) | null {
    const now = this.#clock();
    this.#admitted = this.#admitted.filter((at) => now - at < 1000);
    if (this.#admitted.length >= this.#perSecond || this.#open >= this.#maxOpen) return null;
    this.#admitted.push(now);
    this.#open += 1;
    return () => {
      this.#open -= 1;
    };
  }
}
