/** What `npm test` has no time for, by the file in which it waits for `PROOF`. */
export const LEFT_TO_PROOF: Readonly<Record<string, string>> = {
  "e2e/attack.alone.spec.ts": "most of the generated inputs",
  "e2e/axe.ts": "the light theme's accessibility",
  "e2e/keyboard.spec.ts": "the keyboard on the two longest pages",
  "e2e/layout-shift.spec.ts": "layout shifts of three text pages",
  "e2e/reads-in-trouble.alone.spec.ts":
    "reads while a service is slow, limits rates or resets its connections",
  "scripts/lib/test-steps.ts": "several instances, nginx and Redis (deploy/tests)",
};
