import type { GalleryGame } from "@/lib/gallery/schema";
import { tileSize } from "@/lib/gallery/tile-size";
import { type Actor, actorPlace, drawFrame } from "./actor";
import { createField, type Field, type Rect, travelTo } from "./field";
import { createMotion, ease } from "./motion";
import { loadPicture, makeGlow, makeSprite, readPalette } from "./sprites";

/** Maximum device pixel ratio: more is invisible and slow. Falls to 1 where frames are late. */
const MAX_RATIO = 2;
const LATE_FRAME_MS = 28;
const LATE_AT_MOST_MS = 1200;
/** Longest step of a late frame, so that nothing jumps. */
const MAX_STEP_S = 0.05;
/** Parallel picture requests. */
const LOADS = 8;
/** Milliseconds per frame for drawing sprites. */
const SPRITE_BUDGET_MS = 4;

export type Stage = {
  /** Shows one of the games and stops all motion; null shows none. */
  setActive: (index: number | null) => void;
  /** Calls `onPlace` again, for an element that was mounted since. */
  tellPlace: () => void;
  /** Scrolls a game's tile into view. */
  reveal: (index: number) => void;
  setPaused: (isPaused: boolean) => void;
  /** Pauses while the canvas is not visible. */
  setVisible: (isVisible: boolean) => void;
  /** The frontmost game at a point of the canvas. */
  hit: (x: number, y: number) => number | null;
  /** Leans after the pointer by each layer's distance; null when it has left. */
  lean: (point: { x: number; y: number } | null) => void;
  /** Drags the field with a finger. */
  drag: (dx: number) => void;
  release: (speed: number) => void;
  resize: () => void;
  destroy: () => void;
};

type StageOptions = {
  canvas: HTMLCanvasElement;
  games: readonly GalleryGame[];
  /** Height at the foot of the canvas without tiles. */
  foot: number;
  isStill: boolean;
  /** Called with the position of the shown game whenever it moves. */
  onPlace: (index: number, place: Rect) => void;
  /** Called for each cover that is drawn. */
  onCover: () => void;
};

/** Draws the gallery from cached bitmaps, 100 copies per frame; pauses when nothing moves. */
export function createStage({ canvas, games, foot, isStill, onPlace, onCover }: StageOptions): Stage {
  const context = canvas.getContext("2d");
  const place = canvas.parentElement ?? document.body;
  const loading = new AbortController();
  const systemTheme = matchMedia("(prefers-color-scheme: light)");
  const motion = createMotion(isStill);
  let palette = readPalette(place);
  let glow = makeGlow(palette);
  let ratio = 1;
  let maxRatio = MAX_RATIO;
  let late = 0;
  let view = { width: 0, height: 0 };
  let field: Field = createField([], { width: 1, height: 1 });
  let actors: Actor[] = [];
  let order: Actor[] = [];
  /** The order of loading and drawing. */
  let largest: Actor[] = [];
  let active: number | null = null;
  let isPaused = isStill;
  let isVisible = true;
  let dim = 0;
  let frame = 0;
  let last = 0;

  const placeNow = (actor: Actor) => actorPlace(actor, field, motion.at);
  const frontActor = () => (active === null ? undefined : actors[active]);

  function draw() {
    if (context)
      drawFrame(context, { view, ratio, palette, glow, order, front: frontActor(), dim, place: placeNow });
  }

  /** Advances by `dt` seconds. @returns whether the next frame will differ. */
  function step(dt: number): boolean {
    const [lifting, darkening, appearing] = isStill ? [1000, 1000, 1000] : [9, 5, 4];
    let moves = motion.step(dt, active !== null || isPaused);
    const toDim = active === null ? 0 : 1;
    dim = ease(dim, toDim, darkening, dt);
    moves ||= dim !== toDim;
    for (const [index, actor] of actors.entries()) {
      const lift = index === active ? 1 : 0;
      actor.lift = ease(actor.lift, lift, lifting, dt);
      if (actor.sprite) actor.shown = ease(actor.shown, 1, appearing, dt);
      moves ||= actor.lift !== lift || (actor.sprite !== null && actor.shown !== 1);
    }
    return moves;
  }

  /** Draws missing sprites within the frame's time. @returns whether any are left. */
  function paint(): boolean {
    const until = performance.now() + SPRITE_BUDGET_MS;
    for (const actor of largest) {
      const { tile, game, picture } = actor;
      if (!actor.isSettled || !actor.isStale) continue;
      actor.sprite = makeSprite(tile, game, picture, palette, ratio);
      actor.isStale = false;
      onCover();
      if (performance.now() > until) break;
    }
    return actors.some(({ isSettled, isStale }) => isSettled && isStale);
  }

  function tick(now: number) {
    frame = 0;
    const gap = Math.max(now - last, 0);
    last = now;
    const moves = step(Math.min(gap / 1000, MAX_STEP_S));
    const waits = paint();
    draw();
    tellPlace();
    late = gap > LATE_FRAME_MS && !waits ? late + gap : Math.max(0, late - gap);
    if (late > LATE_AT_MOST_MS && ratio > 1) {
      maxRatio = 1;
      resize();
    }
    if (moves || waits) wake();
  }

  function tellPlace() {
    const actor = frontActor();
    if (actor && active !== null) onPlace(active, placeNow(actor));
  }

  function wake() {
    if (frame !== 0 || !isVisible || document.hidden || loading.signal.aborted) return;
    if (performance.now() - last > 100) last = performance.now();
    frame = requestAnimationFrame(tick);
  }

  function resize() {
    const box = canvas.getBoundingClientRect();
    const nextRatio = Math.min(devicePixelRatio || 1, maxRatio);
    if (box.width === view.width && box.height === view.height && nextRatio === ratio) return;
    view = { width: box.width, height: box.height };
    ratio = nextRatio;
    canvas.width = Math.round(view.width * ratio);
    canvas.height = Math.round(view.height * ratio);
    const sizes = games.map(({ rating }) => tileSize(rating));
    field = createField(sizes, { width: view.width, height: view.height - foot });
    const before = actors;
    actors = field.tiles.flatMap((tile, index): Actor[] => {
      const game = games[index];
      if (!game) return [];
      const fresh = { sprite: null, picture: null, shown: 0, lift: 0 };
      return [{ ...fresh, isSettled: game.coverUrl === null, ...before[index], tile, game, isStale: true }];
    });
    order = actors.toSorted((a, b) => a.tile.layer - b.tile.layer);
    largest = actors.toSorted((a, b) => b.tile.width - a.tile.width);
    // Avoids an empty frame.
    paint();
    step(0);
    draw();
    tellPlace();
    wake();
  }

  async function load() {
    const waiting = [...largest];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { game, tile } = next;
        if (!game.coverUrl || loading.signal.aborted) continue;
        const picture = await loadPicture(game.coverUrl, tile.width * ratio, loading.signal);
        // The window may have been resized meanwhile, which replaces the actors.
        const actor = actors[games.indexOf(game)];
        if (actor) Object.assign(actor, { picture, isSettled: true });
        wake();
      }
    };
    await Promise.all(Array.from({ length: LOADS }, work));
  }

  function onTheme() {
    palette = readPalette(place);
    glow = makeGlow(palette);
    for (const actor of actors) actor.isStale = true;
    wake();
  }

  systemTheme.addEventListener("change", onTheme);
  const chosenTheme = new MutationObserver(onTheme);
  chosenTheme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  document.addEventListener("visibilitychange", wake);
  resize();
  void load();

  return {
    setActive(index) {
      if (active === index) return;
      active = index;
      if (isStill) step(1);
      tellPlace();
      wake();
    },
    tellPlace,
    reveal(index) {
      const tile = field.tiles[index];
      const way = tile ? travelTo(field, tile, motion.at.travel, view.width) : 0;
      if (way === 0) return;
      motion.glideBy(way);
      tellPlace();
      wake();
    },
    setPaused(value) {
      isPaused = value;
      wake();
    },
    setVisible(value) {
      isVisible = value;
      wake();
    },
    hit(x, y) {
      const isIn = (actor: Actor | undefined) => {
        if (!actor) return false;
        const { x: left, y: top, width, height } = placeNow(actor);
        return x >= left && x <= left + width && y >= top && y <= top + height;
      };
      if (isIn(frontActor())) return active;
      const top = order.findLast(isIn);
      return top ? actors.indexOf(top) : null;
    },
    lean(point) {
      if (isStill || active !== null) return;
      if (point) motion.leanTo((point.x / view.width) * 2 - 1, (point.y / view.height) * 2 - 1);
      else motion.leanTo(0, 0);
      wake();
    },
    drag(dx) {
      motion.drag(dx);
      wake();
    },
    release(speed) {
      motion.release(speed);
      wake();
    },
    resize,
    destroy() {
      loading.abort();
      cancelAnimationFrame(frame);
      systemTheme.removeEventListener("change", onTheme);
      chosenTheme.disconnect();
      document.removeEventListener("visibilitychange", wake);
    },
  };
}
