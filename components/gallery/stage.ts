import type { GalleryGame } from "@/lib/gallery/schema";
import { tileSize } from "@/lib/gallery/tile-size";
import { createField, type Field, placeOf, type Rect, speedOf, type Tile, travelTo } from "./field";
import { loadPicture, makeGlow, makeSprite, PAD_PX, type Palette, readPalette } from "./sprites";

/** Of the nearest layer, in pixels a second. */
const DRIFT = 13;
/** Sharper than this nobody sees, and it costs. */
const MAX_RATIO = 2;
/** Pictures that are on their way at once. */
const LOADS = 8;
/** Milliseconds of a frame for making sprites; the rest of them waits for the next frame. */
const SPRITE_BUDGET_MS = 4;
const LIFT = 0.16;
const DIM = 0.55;
const PARALLAX_PX = 14;
const GLOW_SIZE = 2.9;

/** What easing approaches in a second is e^-rate of the way that was left. */
const ease = (from: number, to: number, rate: number, dt: number) =>
  Math.abs(to - from) < 0.001 ? to : to + (from - to) * Math.exp(-rate * dt);

type Actor = {
  tile: Tile;
  game: GalleryGame;
  /** What stands there until the cover does. */
  back: HTMLCanvasElement | null;
  sprite: HTMLCanvasElement | null;
  picture: HTMLImageElement | null;
  /** Nothing is to be waited for any more. */
  isSettled: boolean;
  /** 0 to 1: how far the cover has appeared, and how far it is lifted out. */
  shown: number;
  lift: number;
};

export type Stage = {
  /** Shows one of the games and lets all stand still, or none. */
  setActive: (index: number | null) => void;
  /** Brings a game's tile into sight. */
  reveal: (index: number) => void;
  setPaused: (isPaused: boolean) => void;
  /** Whether anybody can see it. */
  setVisible: (isVisible: boolean) => void;
  /** The topmost game at a point of the canvas. */
  hit: (x: number, y: number) => number | null;
  /** Follows the pointer a little, by each layer's distance; null when it is gone. */
  lean: (x: number | null, y: number) => void;
  /** Moves everything along with a finger, and lets it go. */
  drag: (dx: number) => void;
  release: (velocity: number) => void;
  resize: () => void;
  destroy: () => void;
};

export type StageOptions = {
  canvas: HTMLCanvasElement;
  games: readonly GalleryGame[];
  /** Height at the canvas's foot that is kept free of tiles. */
  foot: number;
  isStill: boolean;
  /** Called with the place of the game that is shown, whenever it moves. */
  onPlace: (index: number, place: Rect) => void;
};

/** Draws the gallery. Between frames it keeps bitmaps, so that one is 100 copies and no layout; it rests when nothing moves. */
export function createStage({ canvas, games, foot, isStill, onPlace }: StageOptions): Stage {
  const context = canvas.getContext("2d");
  const loading = new AbortController();
  const theme = matchMedia("(prefers-color-scheme: light)");
  let palette: Palette = readPalette(canvas.parentElement ?? document.body);
  let glow = makeGlow(palette);
  let ratio = 1;
  let view = { width: 0, height: 0 };
  let field: Field = createField([], { width: 1, height: 1 });
  let actors: Actor[] = [];
  let order: Actor[] = [];
  let active: number | null = null;
  let isPaused = isStill;
  let isVisible = true;
  let isDragged = false;
  let travel = 0;
  let time = 0;
  let velocity = 0;
  let flow = 0;
  let dim = 0;
  let glide: number | null = null;
  const leaning = { x: 0, y: 0, toX: 0, toY: 0 };
  let frame = 0;
  let last = 0;

  function placeOfActor({ tile, lift }: Actor): Rect {
    const place = placeOf(field, tile, travel, time);
    const speed = speedOf(tile);
    const grown = 1 + LIFT * lift;
    const [width, height] = [place.width * grown, place.height * grown];
    return {
      x: place.x + leaning.x * speed - (width - place.width) / 2,
      y: place.y + leaning.y * speed - (height - place.height) / 2,
      width,
      height,
    };
  }

  function draw() {
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, view.width, view.height);
    const front = active === null ? undefined : actors[active];
    for (const actor of order) if (actor !== front) drawActor(context, actor);
    // The room darkens, rather than each cover: through a fainter one those behind it would show.
    context.globalAlpha = DIM * dim;
    context.fillStyle = palette.ground;
    if (dim > 0) context.fillRect(0, 0, view.width, view.height);
    context.globalAlpha = 1;
    if (front) {
      const place = placeOfActor(front);
      const size = place.height * GLOW_SIZE;
      context.globalAlpha = 0.34 * front.lift;
      const [x, y] = [place.x + place.width / 2 - size / 2, place.y + place.height / 2 - size / 2];
      context.drawImage(glow, x, y, size, size);
      drawActor(context, front);
    }
  }

  function drawActor(context: CanvasRenderingContext2D, actor: Actor) {
    const { x, y, width, height } = placeOfActor(actor);
    if (x > view.width + PAD_PX || x + width < -PAD_PX) return;
    const grown = width / actor.tile.width;
    const pad = PAD_PX * grown;
    const angle = actor.tile.tilt * (1 - actor.lift);
    const [cos, sin] = [Math.cos(angle) * ratio, Math.sin(angle) * ratio];
    context.setTransform(cos, sin, -sin, cos, (x + width / 2) * ratio, (y + height / 2) * ratio);
    const [w, h] = [width + 2 * pad, height + 2 * pad];
    context.globalAlpha = 1;
    if (actor.back && actor.shown < 1) context.drawImage(actor.back, -w / 2, -h / 2, w, h);
    context.globalAlpha = actor.shown;
    if (actor.sprite) context.drawImage(actor.sprite, -w / 2, -h / 2, w, h);
    context.globalAlpha = 1;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  /** Moves everything on by `dt` seconds. @returns whether something will move in the next frame as well. */
  function step(dt: number): boolean {
    const stands = active !== null || isPaused || isStill;
    const [by, at] = isStill ? [1000, 1000] : [9, 5];
    if (glide !== null) {
      const next = ease(travel, glide, by, dt);
      velocity = 0;
      travel = next;
      if (Math.abs(glide - travel) < 0.5) glide = null;
    } else if (!isDragged) {
      velocity = ease(velocity, stands ? 0 : DRIFT, stands ? 8 : 2, dt);
      if (Math.abs(velocity) < 0.05) velocity = 0;
      travel += velocity * dt;
    }
    flow = ease(flow, stands ? 0 : 1, stands ? 8 : 2, dt);
    time += flow * dt;
    dim = ease(dim, active === null ? 0 : 1, at, dt);
    leaning.x = ease(leaning.x, leaning.toX, at, dt);
    leaning.y = ease(leaning.y, leaning.toY, at, dt);
    let changes =
      velocity !== 0 || flow !== 0 || glide !== null || isDragged || dim !== (active === null ? 0 : 1);
    changes ||= leaning.x !== leaning.toX || leaning.y !== leaning.toY;
    for (const [index, actor] of actors.entries()) {
      const lift = index === active ? 1 : 0;
      actor.lift = ease(actor.lift, lift, by, dt);
      if (actor.sprite) actor.shown = ease(actor.shown, 1, isStill ? 1000 : 4, dt);
      changes ||= actor.lift !== lift || (actor.sprite !== null && actor.shown !== 1);
    }
    return changes;
  }

  /** Makes sprites that are missing, as many as the frame has time for. @returns whether some still are. */
  function paint(): boolean {
    const until = performance.now() + SPRITE_BUDGET_MS;
    for (const actor of order) {
      const { tile, game, picture } = actor;
      actor.back ??= makeSprite(tile, null, null, palette, ratio);
      if (actor.isSettled && !actor.sprite) {
        actor.sprite = makeSprite(tile, game, picture, palette, ratio);
        if (performance.now() > until) break;
      }
    }
    return actors.some(({ isSettled, sprite }) => isSettled && !sprite);
  }

  function tick(now: number) {
    frame = 0;
    const dt = Math.min((now - last) / 1000, 0.05);
    last = now;
    const moves = step(dt);
    const waits = paint();
    draw();
    tellPlace();
    if (moves || waits) wake();
  }

  function tellPlace() {
    const actor = active === null ? undefined : actors[active];
    if (actor && active !== null) onPlace(active, placeOfActor(actor));
  }

  function wake() {
    if (frame !== 0 || !isVisible || document.hidden || loading.signal.aborted) return;
    if (last === 0 || performance.now() - last > 100) last = performance.now();
    frame = requestAnimationFrame(tick);
  }

  function resize() {
    const box = canvas.getBoundingClientRect();
    const nextRatio = Math.min(devicePixelRatio || 1, MAX_RATIO);
    if (box.width === view.width && box.height === view.height && nextRatio === ratio) return;
    view = { width: box.width, height: box.height };
    ratio = nextRatio;
    canvas.width = Math.round(view.width * ratio);
    canvas.height = Math.round(view.height * ratio);
    const sizes = games.map(({ rating }) => tileSize(rating));
    field = createField(sizes, { width: view.width, height: view.height - foot });
    const before = actors;
    actors = games.map((game, index): Actor => {
      const tile = field.tiles[index];
      if (!tile) throw new Error("A field has a tile for each of its sizes.");
      const known = before[index];
      const fresh = { picture: null, isSettled: game.coverUrl === null, shown: 0, lift: 0 };
      return { ...fresh, ...known, tile, game, back: null, sprite: null };
    });
    order = actors.toSorted((a, b) => a.tile.layer - b.tile.layer);
    // Not an empty canvas for a frame.
    paint();
    step(0);
    draw();
    tellPlace();
    wake();
  }

  async function load() {
    const waiting = order.toReversed();
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { game, tile } = next;
        if (!game.coverUrl || loading.signal.aborted) continue;
        const picture = await loadPicture(game.coverUrl, tile.width * ratio, loading.signal);
        // The window may have been resized meanwhile.
        const actor = actors[games.indexOf(game)];
        if (!actor) continue;
        actor.picture = picture;
        actor.isSettled = true;
        wake();
      }
    };
    await Promise.all(Array.from({ length: LOADS }, work));
  }

  function onTheme() {
    palette = readPalette(canvas.parentElement ?? document.body);
    glow = makeGlow(palette);
    for (const actor of actors) {
      actor.back = null;
      actor.sprite = null;
    }
    wake();
  }

  const onVisibility = () => wake();
  theme.addEventListener("change", onTheme);
  document.addEventListener("visibilitychange", onVisibility);
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
    reveal(index) {
      const tile = field.tiles[index];
      if (!tile) return;
      const way = travelTo(field, tile, travel, view.width);
      if (way === 0) return;
      if (isStill) travel += way;
      else glide = travel + way;
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
        const place = placeOfActor(actor);
        return x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height;
      };
      if (active !== null && isIn(actors[active])) return active;
      const top = order.findLast(isIn);
      return top ? actors.indexOf(top) : null;
    },
    lean(x, y) {
      if (isStill || active !== null) return;
      leaning.toX = x === null ? 0 : (0.5 - x / view.width) * 2 * PARALLAX_PX;
      leaning.toY = x === null ? 0 : (0.5 - y / view.height) * PARALLAX_PX;
      wake();
    },
    drag(dx) {
      isDragged = true;
      glide = null;
      travel -= dx;
      wake();
    },
    release(speed) {
      isDragged = false;
      velocity = isStill ? 0 : -speed;
      wake();
    },
    resize,
    destroy() {
      loading.abort();
      cancelAnimationFrame(frame);
      theme.removeEventListener("change", onTheme);
      document.removeEventListener("visibilitychange", onVisibility);
    },
  };
}
