/** Slots for work on behalf of clients: a free one goes to the client that was served the longest ago. */
export type FairSlots = {
  acquire(client: string): Promise<() => void>;
};

type Client = { waiting: (() => void)[]; held: number; isFull: boolean };

/**
 * @param count slots of all clients
 * @param perClient slots of one client. A client that holds them all gets no more until half of them are free, and then these
 * at once, so that its reads upstream can share batches.
 */
export function createFairSlots(count: number, perClient: number): FairSlots {
  const clients = new Map<string, Client>();
  let free = count;

  function serve(): void {
    let isServed = true;
    while (isServed) {
      isServed = false;
      for (const [name, client] of clients) {
        if (free === 0) return;
        if (client.isFull || client.waiting.length === 0) continue;
        clients.delete(name);
        clients.set(name, client);
        free -= 1;
        client.held += 1;
        client.isFull = client.held >= perClient;
        client.waiting.shift()?.();
        isServed = true;
        break;
      }
    }
  }

  function release(name: string, client: Client): void {
    free += 1;
    client.held -= 1;
    if (client.held <= perClient / 2) client.isFull = false;
    if (client.held === 0 && client.waiting.length === 0) clients.delete(name);
    serve();
  }

  return {
    acquire(name) {
      return new Promise((resolve) => {
        const client = clients.get(name) ?? { waiting: [], held: 0, isFull: false };
        clients.set(name, client);
        let isHeld = true;
        client.waiting.push(() =>
          resolve(() => {
            if (isHeld) release(name, client);
            isHeld = false;
          }),
        );
        serve();
      });
    },
  };
}
