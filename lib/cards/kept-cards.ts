import "server-only";
import { processWide } from "@/lib/process-wide";

export type Card = {
  /** A JPEG of 1200 × 630 pixels. */
  image: Buffer;
  /** False where one of its pictures was unavailable: such a card is cached for a minute only. */
  isComplete: boolean;
};

/** Some 500 cards. */
export const KEPT_MAX_BYTES = 48_000_000;
export const INCOMPLETE_LIFE_MS = 60_000;

type Kept = Card & { until: number };

export class KeptCards {
  /** The least recently used first. */
  readonly #cards = new Map<string, Kept>();
  readonly #beingDrawn = new Map<string, Promise<Card>>();
  #bytes = 0;

  /**
   * The card of this path, which names its version, so that a complete one never changes. It is drawn once, however many requests
   * wait for it; `allow` decides whether this caller may have it drawn, and is called only then.
   */
  async get(path: string, allow: () => Promise<unknown>, draw: () => Promise<Card>): Promise<Card> {
    const ready = this.#find(path) ?? this.#beingDrawn.get(path);
    if (ready) return ready;
    await allow();
    const meanwhile = this.#find(path) ?? this.#beingDrawn.get(path);
    if (meanwhile) return meanwhile;
    const drawing = draw()
      .then((card) => this.#keep(path, card))
      .finally(() => this.#beingDrawn.delete(path));
    this.#beingDrawn.set(path, drawing);
    return drawing;
  }

  #find(path: string): Card | undefined {
    const card = this.#cards.get(path);
    if (!card) return undefined;
    this.#remove(path, card);
    if (card.until < Date.now()) return undefined;
    this.#add(path, card);
    return card;
  }

  #keep(path: string, card: Card): Card {
    const until = card.isComplete ? Number.POSITIVE_INFINITY : Date.now() + INCOMPLETE_LIFE_MS;
    this.#add(path, { ...card, until });
    for (const [oldest, kept] of this.#cards) {
      if (this.#bytes <= KEPT_MAX_BYTES) break;
      this.#remove(oldest, kept);
    }
    return card;
  }

  #add(path: string, card: Kept): void {
    this.#cards.set(path, card);
    this.#bytes += card.image.byteLength;
  }

  #remove(path: string, { image }: Kept): void {
    this.#cards.delete(path);
    this.#bytes -= image.byteLength;
  }
}

export const keptCards = processWide("kept-cards", () => new KeptCards());
