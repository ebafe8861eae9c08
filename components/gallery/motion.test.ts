import { expect, test } from "vitest";
import { createMotion } from "./motion";

const FRAME_S = 1 / 60;

function run(motion: ReturnType<typeof createMotion>, seconds: number, stands = false) {
  let moves = false;
  for (let at = 0; at < seconds; at += FRAME_S) moves = motion.step(FRAME_S, stands);
  return moves;
}

test("drifts, slows down when stopped, and then rests", () => {
  const motion = createMotion(false);
  expect(run(motion, 5)).toBe(true);
  const { travel } = motion.at;
  expect(travel).toBeGreaterThan(30);
  expect(run(motion, 3, true)).toBe(false);
  expect(motion.at.travel - travel).toBeLessThan(5);
});

test("starts again from rest, even if the first frame has the same time", () => {
  const motion = createMotion(false);
  run(motion, 1, true);
  expect(motion.step(0, false)).toBe(true);
});

test("follows a finger, and slows down from a throw to the drift", () => {
  const motion = createMotion(false);
  motion.drag(-100);
  motion.step(FRAME_S, false);
  expect(motion.at.travel).toBe(100);
  motion.release(-900);
  run(motion, 0.2);
  expect(motion.at.travel).toBeGreaterThan(180);
  run(motion, 5);
  const { travel } = motion.at;
  run(motion, 1);
  expect(motion.at.travel - travel).toBeCloseTo(13, 0);
});

test("with reduced motion only what a person does moves it, and at once", () => {
  const motion = createMotion(true);
  expect(run(motion, 5, true)).toBe(false);
  expect(motion.at).toEqual({ travel: 0, time: 0, leanX: 0, leanY: 0 });
  motion.glideBy(250);
  expect(motion.at.travel).toBe(250);
  motion.drag(-40);
  motion.release(-900);
  run(motion, 1, true);
  expect(motion.at.travel).toBe(290);
});
