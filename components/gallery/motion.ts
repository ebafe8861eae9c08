/** Of the nearest layer, in pixels a second. */
const DRIFT = 13;
const PARALLAX_PX = 14;
/** At this rate an easing is over at once. */
const AT_ONCE = 1000;

/** Goes on towards `to`: after a second e^-rate of the way is left. */
export function ease(from: number, to: number, rate: number, dt: number): number {
  return Math.abs(to - from) < 0.001 ? to : to + (from - to) * Math.exp(-rate * dt);
}

export type Motion = ReturnType<typeof createMotion>;

/** What moves the field as a whole: drift, sway, a finger, the way to a tile, the lean after the pointer. */
export function createMotion(isStill: boolean) {
  /** Travel and lean in pixels of the nearest layer, time in seconds of swaying. */
  const at = { travel: 0, time: 0, leanX: 0, leanY: 0 };
  const lean = { x: 0, y: 0 };
  let velocity = 0;
  let flow = 0;
  let glide: number | null = null;
  let isDragged = false;

  return {
    at,
    /** Moves on by `dt` seconds, or comes to a stand. @returns whether it will have moved by the next frame. */
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
      // What is left of less than a twentieth of a pixel nobody sees.
      const leans = Math.abs(at.leanX - lean.x) > 0.05 || Math.abs(at.leanY - lean.y) > 0.05;
      return !stands || velocity !== 0 || flow !== 0 || glide !== null || isDragged || leans;
    },
    /** Follows a point, given from -1 to 1 around the middle of the view. */
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
    /** Lets go at a speed of the finger, in pixels a second. */
    release(speed: number) {
      isDragged = false;
      velocity = isStill ? 0 : -speed;
    },
  };
}
