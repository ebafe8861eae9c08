/** The speed of the nearest layer, in pixels per second. */
const DRIFT = 13;
const PARALLAX_PX = 14;
/** A rate that ends an easing at once. */
const AT_ONCE = 1000;

/** Eases towards `to`: after a second e^-rate of the distance is left. */
export function ease(from: number, to: number, rate: number, dt: number): number {
  return Math.abs(to - from) < 0.001 ? to : to + (from - to) * Math.exp(-rate * dt);
}

/** Motion of the whole field: drift, sway, dragging, moving to a tile, leaning after the pointer. */
export function createMotion(isStill: boolean) {
  /** Travel and lean in pixels of the nearest layer; sway time in seconds. */
  const at = { travel: 0, time: 0, leanX: 0, leanY: 0 };
  const lean = { x: 0, y: 0 };
  let velocity = 0;
  let flow = 0;
  let glide: number | null = null;
  let isDragged = false;

  return {
    at,
    /** Advances by `dt` seconds. @returns whether the next frame will differ. */
    step(dt: number, stands: boolean): boolean {
      const rate = stands ? 8 : 2;
      if (glide !== null) {
        velocity = 0;
        at.travel = ease(at.travel, glide, isStill ? AT_ONCE : 9, dt);
        if (Math.abs(glide - at.travel) < 0.5) glide = null;
      } else if (!isDragged) {
        velocity = ease(velocity, stands ? 0 : DRIFT, rate, dt);
        if (Math.abs(velocity) < 0.05) velocity = 0;
        at.travel += velocity * dt;
      }
      flow = ease(flow, stands ? 0 : 1, rate, dt);
      at.time += flow * dt;
      at.leanX = ease(at.leanX, lean.x, 5, dt);
      at.leanY = ease(at.leanY, lean.y, 5, dt);
      // Less than a twentieth of a pixel is invisible.
      const leans = Math.abs(at.leanX - lean.x) > 0.05 || Math.abs(at.leanY - lean.y) > 0.05;
      return !stands || velocity !== 0 || flow !== 0 || glide !== null || isDragged || leans;
    },
    /** Leans towards a point, -1 to 1 from the middle of the view. */
    leanTo(x: number, y: number) {
      lean.x = -x * PARALLAX_PX;
      lean.y = -y * PARALLAX_PX * 0.5;
    },
    glideBy(way: number) {
      if (isStill) at.travel += way;
      else glide = at.travel + way;
    },
    drag(dx: number) {
      isDragged = true;
      glide = null;
      at.travel -= dx;
    },
    /** Ends a drag at this speed, in pixels per second. */
    release(speed: number) {
      isDragged = false;
      velocity = isStill ? 0 : -speed;
    },
  };
}
