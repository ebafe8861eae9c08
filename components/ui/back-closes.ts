import { useEffectEvent, useLayoutEffect } from "react";

/** Closes a dialog. False when the dialog stays open, for example to ask about unsaved changes. */
export type CloseDialog = () => unknown;

/** The open dialogs' close functions, the top one last. Each dialog has a history entry of its own, so that Back closes it. */
const openDialogs: CloseDialog[] = [];
/** Runs when the top dialog's entry has been left; null unless it is being left. */
let afterLeaving: CloseDialog | null = null;
/** The dialog whose entry is being left; undefined if it has closed itself. */
let leaving: CloseDialog | undefined;
/** Dismissed while the entry of another dialog is being left. */
let dismissedNext: CloseDialog | null = null;
let isInstalled = false;

/** How many dialogs the current history entry is for. */
const dialogsOfEntry = (): number => Number(window.history.state?.dialog ?? 0);

let pushState: History["pushState"];
/** The address of the page below the dialogs. */
let pageHref = "";

function pushEntry() {
  pageHref = window.location.href;
  pushState({ dialog: openDialogs.length }, "");
}

/** The browser restores the position from before the dialog; the page may have been scrolled under a menu or a panel. */
function keepScroll() {
  const { scrollX, scrollY } = window;
  window.requestAnimationFrame(() => window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" }));
}

function install() {
  if (isInstalled) return;
  isInstalled = true;
  const { history } = window;
  pushState = history.pushState.bind(history);
  // A page that is opened from a dialog replaces the dialog's entry: Back from there leads to the page below it.
  history.pushState = (...entry) =>
    dialogsOfEntry() > 0 ? history.replaceState(...entry) : pushState(...entry);
  window.addEventListener("popstate", () => {
    const closes = afterLeaving ? [afterLeaving] : openDialogs.slice(dialogsOfEntry()).reverse();
    afterLeaving = null;
    if (closes.length > 0 && window.location.href === pageHref) keepScroll();
    if (closes.some((close) => close() === false)) pushEntry();
    const next = dismissedNext;
    dismissedNext = null;
    if (next) dismissDialog(next);
  });
}

/**
 * Registers an open dialog, which Back closes from now on.
 * @returns removes it when it has closed; its history entry stays for the page that is opened from it
 */
export function addDialog(close: CloseDialog): () => void {
  install();
  openDialogs.push(close);
  const leave = afterLeaving;
  if (leave) {
    // The entry of a dialog that has just closed is still being left.
    afterLeaving = () => {
      leave();
      return false;
    };
  } else if (dialogsOfEntry() < openDialogs.length) pushEntry();
  return () => {
    openDialogs.splice(openDialogs.indexOf(close), 1);
  };
}

function leaveEntry(close: CloseDialog) {
  leaving = openDialogs[dialogsOfEntry() - 1];
  afterLeaving = close;
  window.history.back();
}

/** Closes the top dialog without opening a page: leaves its history entry, then calls `close`. */
export function dismissDialog(close: CloseDialog): void {
  const top = openDialogs.at(-1);
  if (!afterLeaving) {
    if (dialogsOfEntry() === 0) close();
    else leaveEntry(close);
  } else if (top && top !== leaving) dismissedNext = close;
}

/** Leaves the history entry of a menu that has closed itself, unless a dismissal does. */
export function leaveClosedMenu(): void {
  if (!afterLeaving && dialogsOfEntry() > 0) leaveEntry(() => undefined);
}

/** Back closes the dialog while it is open. A layout effect, so that the entry exists when the dialog is seen. */
export function useBackCloses(open: boolean, close: CloseDialog): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => (open ? addDialog(() => onBack()) : undefined), [open]);
}

/** Closes the menu of a pressed link. The page that it opens replaces the menu's entry; a link to this page opens none. */
export function closeByLink({ href }: HTMLAnchorElement, close: () => void): void {
  if (href === window.location.href) dismissDialog(close);
  else close();
}

const openPopovers = new WeakSet<HTMLElement>();

/** Lets Back close an open popover, which the browser opens and closes. */
export function addPopover(popover: HTMLElement): void {
  if (openPopovers.has(popover) || !popover.matches(":popover-open")) return;
  openPopovers.add(popover);
  const remove = addDialog(() => popover.hidePopover());
  const closed = new AbortController();
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === "open") return;
    closed.abort();
    openPopovers.delete(popover);
    remove();
    // While a page is opened from it, that replaces the entry.
    if (!popover.querySelector("[aria-busy=true]")) leaveClosedMenu();
  };
  popover.addEventListener("toggle", onToggle, { signal: closed.signal });
}
