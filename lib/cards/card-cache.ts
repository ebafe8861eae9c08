import "server-only";
import { processWide } from "@/lib/process-wide";

export type Card = {
  image: Buffer;
  /** False when a picture was unavailable: the card is then cached for a minute. */
  isComplete: boolean;
};

export const MAX_CACHED_BYTES = 48_000_000;
export const INCOMPLETE_LIFE_MS = 60_000;

type CachedCard = Card & { until: number };

export class CardCache {
  readonly #cards = new Map<string, CachedCard>();
  readonly #beingDrawn = new Map<string, Promise<Card>>();
  #bytes = 0;

  /** Drawn once however many requests wait for it. `allow` checks the client's limit before a drawing. */
  async get(path: string, allow: () => Promise<unknown>, draw: () => Promise<Card>): Promise<Card> {
    const ready = this.#find(path) ?? this.#beingDrawn.get(path);
    if (ready) return ready;
    await allow();
    const meanwhile = this.#find(path) ?? this.#beingDrawn.get(path);
    if (meanwhile) return meanwhile;
    const drawing = draw()
      .then((card) => this.#store(path, card))
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

  #store(path: string, card: Card): Card {
    const until = card.isComplete ? Number.POSITIVE_INFINITY : Date.now() + INCOMPLETE_LIFE_MS;
    this.#add(path, { ...card, until });
    for (const [oldest, cached] of this.#cards) {
      if (this.#bytes <= MAX_CACHED_BYTES) break;
      this.#remove(oldest, cached);
    }
    return card;
  }

  #add(path: string, card: CachedCard): void {
    this.#cards.set(path, card);
    this.#bytes += card.image.byteLength;
  }

  #remove(path: string, { image }: CachedCard): void {
    this.#cards.delete(path);
    this.#bytes -= image.byteLength;
  }
}

export const cardCache = processWide("card-cache", () => new CardCache());
