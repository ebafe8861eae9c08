import { beforeEach, expect, test, vi } from "vitest";

type Entry = { path: string; state: { dialog?: number } | null };

/** The parts of the browser's history that matter here. Going back takes a moment, as in a browser. */
function fakeWindow() {
  const events = new EventTarget();
  const entries: Entry[] = [{ path: "/status", state: null }];
  let at = 0;
  const put = (index: number) => (state: Entry["state"], _title: string, path?: string) => {
    entries.splice(index, entries.length, { path: path ?? entries[at]?.path ?? "", state });
    at = index;
  };
  return {
    addEventListener: events.addEventListener.bind(events),
    path: () => entries[at]?.path,
    location: {
      get href() {
        return entries[at]?.path ?? "";
      },
    },
    scrollX: 0,
    scrollY: 0,
    scrollTo: vi.fn(),
    requestAnimationFrame: (callback: () => void) => callback(),
    length: () => entries.length,
    history: {
      get state() {
        return entries[at]?.state ?? null;
      },
      pushState: (...entry: Parameters<ReturnType<typeof put>>) => put(at + 1)(...entry),
      replaceState: (...entry: Parameters<ReturnType<typeof put>>) => put(at)(...entry),
      back() {
        queueMicrotask(() => {
          at = Math.max(0, at - 1);
          events.dispatchEvent(new Event("popstate"));
        });
      },
    },
  };
}

async function openPage() {
  vi.resetModules();
  const fake = fakeWindow();
  vi.stubGlobal("window", fake);
  const dialogs = await import("./back-closes");
  fake.history.pushState(null, "", "/games");
  const back = async () => {
    fake.history.back();
    await Promise.resolve();
  };
  return { ...dialogs, fake, back };
}

let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  page = await openPage();
});

test("closes the top dialog only, and then the one below it", async () => {
  const closed: string[] = [];
  page.addDialog(() => closed.push("import"));
  const removeTop = page.addDialog(() => {
    closed.push("match");
    removeTop();
  });
  await page.back();
  expect(closed).toEqual(["match"]);
  await page.back();
  expect(closed).toEqual(["match", "import"]);
  expect(page.fake.path()).toBe("/games");
});

test("keeps the scroll position when a dialog closes, not when another page opens", async () => {
  page.addDialog(() => undefined)();
  page.fake.scrollY = 900;
  page.leaveClosedMenu();
  await Promise.resolve();
  expect(page.fake.scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: 900 }));
  page.addDialog(() => undefined);
  page.fake.history.back();
  await page.back();
  expect(page.fake.path()).toBe("/status");
  expect(page.fake.scrollTo).toHaveBeenCalledTimes(2);
});

test("gives a dialog that stays open a new entry", async () => {
  const close = vi.fn(() => false);
  page.addDialog(close);
  await page.back();
  await page.back();
  expect(close).toHaveBeenCalledTimes(2);
  expect(page.fake.path()).toBe("/games");
});

test("replaces the entry of the dialog by the page that is opened from it", async () => {
  const remove = page.addDialog(() => undefined);
  remove();
  page.fake.history.pushState(null, "", "/game/72/portal-2");
  expect(page.fake.length()).toBe(3);
  await page.back();
  expect(page.fake.path()).toBe("/games");
});

test("dismisses a dialog once, from the entry below it", async () => {
  const close = vi.fn();
  page.addDialog(close);
  page.dismissDialog(close);
  page.dismissDialog(close);
  expect(close).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(close).toHaveBeenCalledOnce();
  expect(page.fake.path()).toBe("/games");
});

test("gives an entry to a dialog that opens while another one is being left", async () => {
  const removeFirst = page.addDialog(() => undefined);
  removeFirst();
  page.leaveClosedMenu();
  const close = vi.fn();
  page.addDialog(close);
  await Promise.resolve();
  expect(close).not.toHaveBeenCalled();
  await page.back();
  expect(close).toHaveBeenCalledOnce();
  expect(page.fake.path()).toBe("/games");
});

test("dismisses a dialog that is pressed while the menu above it is being left", async () => {
  const close = vi.fn();
  page.addDialog(close);
  page.addDialog(() => undefined)();
  page.leaveClosedMenu();
  page.dismissDialog(close);
  page.dismissDialog(close);
  await Promise.resolve();
  await Promise.resolve();
  expect(close).toHaveBeenCalledOnce();
  expect(page.fake.path()).toBe("/games");
});

test("dismisses a dialog that opened while a menu was being left", async () => {
  page.addDialog(() => undefined)();
  page.leaveClosedMenu();
  const close = vi.fn();
  page.addDialog(close);
  page.dismissDialog(close);
  await Promise.resolve();
  await Promise.resolve();
  expect(close).toHaveBeenCalledOnce();
  expect(page.fake.path()).toBe("/games");
});

test("leaves the entry of a menu once when one of its items dismisses it", async () => {
  const closeDialog = vi.fn();
  page.addDialog(closeDialog);
  const removeMenu = page.addDialog(() => undefined);
  const act = vi.fn();
  page.dismissDialog(act);
  removeMenu();
  page.leaveClosedMenu();
  await Promise.resolve();
  await Promise.resolve();
  expect(act).toHaveBeenCalledOnce();
  expect(closeDialog).not.toHaveBeenCalled();
});
