/** The parts of a service worker's scope that are used here; the library "webworker" contradicts "dom". */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type WorkerFetchEvent = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
type WorkerScope = {
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkerEvent & { data: unknown }) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: Location;
};

/**
 * The service worker, sent as its source: it uses nothing of this module. It keeps what a signed-in user has opened, each
 * build and user in a cache of its own, and answers from there only while the network fails.
 */
export function offlineWorker(build: string, offlinePage: string): void {
  const scope = globalThis as unknown as WorkerScope;
  const ofAll = "questshelf-";
  const ofBuild = `${ofAll}${build}-`;
  const ofUsers = `${ofBuild}user-`;
  const shared = `${ofBuild}shared`;
  const maxEntries = 300;
  const freshMs = 60_000;
  const ownPage = /^\/(collection|journal)(\/|$)/;
  const publicPage = /^\/games?(\/|$)/;
  const ownData = /^\/api\/(session|collection|plays|journal|tags|profile)(\/|$)/;
  const files = /^\/(_next\/static\/|shelf\.svg$|service-icons\.svg$)/;
  const session = "/api/session";
  /** What was requested before the last change of the user is not kept. */
  let generation = 0;
  const keptAt = new Map<string, number>();

  const userCache = async () => (await caches.keys()).find((name) => name.startsWith(ofUsers));

  async function forgetUsers(except?: string) {
    const others = (await caches.keys()).filter((name) => name.startsWith(ofUsers) && name !== except);
    if (others.length > 0 || !except) generation++;
    if (!except) keptAt.clear();
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  async function keep(cacheName: string, address: string, answer: Response, since: number) {
    if (!answer.ok || answer.redirected || since !== generation) return;
    const cache = await caches.open(cacheName);
    await cache.put(address, answer);
    // The user changed meanwhile. The cache may hold what is another user's, and the new one has its own.
    if (since !== generation) {
      if (cacheName !== shared) await caches.delete(cacheName);
      return;
    }
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - maxEntries)).map((old) => cache.delete(old)));
  }

  async function keepOwn(address: string, answer: Response, since: number) {
    const name = await userCache();
    if (name) await keep(name, address, answer, since);
  }

  /** Whose data may be kept: the user of the session. */
  async function readSession(answer: Response, since: number) {
    if (!answer.ok || since !== generation) return;
    const { user }: { user: { id: string } | null } = await answer.clone().json();
    const name = user ? ofUsers + user.id : undefined;
    await forgetUsers(name);
    if (name) await keep(name, session, answer, generation);
  }

  async function findUser() {
    if (!(await userCache())) await readSession(await fetch(session), generation);
  }

  /** A page, and the files that it names. */
  async function keepPage(path: string, answer: Response, since: number) {
    if (!answer.ok || answer.redirected) return;
    const html = await answer.clone().text();
    if (ownPage.test(path)) {
      await findUser();
      await keepOwn(path, answer, since);
    } else await keep(shared, path, answer, since);
    keptAt.set(path, Date.now());
    const cache = await caches.open(shared);
    for (const [file] of html.matchAll(/\/_next\/static\/[\w./~-]+/g)) {
      if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
    }
  }

  async function keptAnswer(address: string) {
    const name = await userCache();
    const options = { ignoreVary: true };
    const own = name ? await (await caches.open(name)).match(address, options) : undefined;
    return own ?? (await (await caches.open(shared)).match(address, options));
  }

  /** A page opened without a request for its HTML, as Next's router does. */
  async function keepSeen(path: string) {
    await findUser();
    const isWanted = ownPage.test(path) || publicPage.test(path);
    if (!isWanted || Date.now() - (keptAt.get(path) ?? 0) < freshMs) return;
    const asked = generation;
    await keepPage(path, await fetch(path), asked);
  }

  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) => {
    const removeOthers = async () => {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith(ofAll) && !name.startsWith(ofBuild));
      await Promise.all(old.map((name) => caches.delete(name)));
      await scope.clients.claim();
    };
    event.waitUntil(removeOthers());
  });
  scope.addEventListener("message", (event) => {
    if (typeof event.data === "string") event.waitUntil(keepSeen(event.data).catch(() => undefined));
  });
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== scope.location.origin) return;
    if (request.method !== "GET") {
      // Sign-in, sign-out, and a requested deletion of the account.
      if (pathname.startsWith("/api/auth/")) event.waitUntil(forgetUsers());
      return;
    }
    const address = pathname + search;
    const since = generation;
    if (request.mode === "navigate") {
      const loadPage = async () => {
        try {
          const answer = await fetch(request);
          if (ownPage.test(pathname) || publicPage.test(pathname)) {
            event.waitUntil(keepPage(address, answer.clone(), since).catch(() => undefined));
          }
          return answer;
        } catch {
          const kept = await keptAnswer(address);
          return (
            kept ??
            new Response(offlinePage, {
              status: 503,
              headers: { "Content-Type": "text/html; charset=utf-8" },
            })
          );
        }
      };
      event.respondWith(loadPage());
    } else if (ownData.test(pathname)) {
      const loadData = async () => {
        try {
          const answer = await fetch(request);
          const copy = answer.clone();
          const kept = pathname === session ? readSession(copy, since) : keepOwn(address, copy, since);
          event.waitUntil(kept.catch(() => undefined));
          return answer;
        } catch (error) {
          const kept = await keptAnswer(address);
          if (kept) return kept;
          throw error;
        }
      };
      event.respondWith(loadData());
    } else if (files.test(pathname)) {
      const loadFile = async () => {
        const kept = await keptAnswer(address);
        if (kept) return kept;
        const answer = await fetch(request);
        event.waitUntil(keep(shared, address, answer.clone(), generation).catch(() => undefined));
        return answer;
      };
      event.respondWith(loadFile());
    }
  });
}
