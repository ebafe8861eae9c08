/** What `npm test` has no time for, by the file in which it waits for `PROOF`. */
export const PROOF_ONLY: Readonly<Record<string, string>> = {
  "e2e/api/generated-inputs.alone.spec.ts": "most of the generated inputs",
  "e2e/crash/killed-during-each-write.alone.spec.ts": "the app killed amid each write by itself",
  "e2e/faults/achievements.alone.spec.ts": "the achievements page in other troubles than Steam's being down",
  "e2e/faults/bot-check-unavailable.alone.spec.ts": "most screens while the bot-check's script does not come",
  "e2e/faults/uncached-reads.alone.spec.ts": "what has one address only, first asked for in trouble",
  "e2e/faults/forms-unavailable.alone.spec.ts":
    "half of the forms, and forms in other troubles than Supabase's being down",
  "e2e/faults/slow-bot-check-and-mail.alone.spec.ts": "a bot-check and a mail that are slower than we wait",
  "e2e/flows/accessibility.spec.ts":
    "the accessibility of text pages and of zoomed ones, and the keyboard on the longest",
  "e2e/flows/layout-shift.spec.ts": "layout shifts of three text pages",
  "e2e/support/faults.ts": "reads while a service is slow, limits rates or resets its connections",
  "e2e/support/axe.ts": "the light theme's accessibility",
  "scripts/lib/test-steps.ts":
    "several instances, nginx and Redis (deploy/tests); the database's tests and many writes at once on a real PostgreSQL",
};
