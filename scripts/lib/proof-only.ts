/** Tests that run only with `PROOF` (`npm run proof`), by file; `npm test` is too short for them. */
export const PROOF_ONLY: Readonly<Record<string, string>> = {
  "e2e/api/full-shelf.alone.spec.ts": "a shelf of 20,000 games on its screens",
  "e2e/api/generated-inputs.alone.spec.ts": "most of the generated inputs",
  "e2e/crash/killed-during-all-writes.alone.spec.ts":
    "the app and the database killed during all writes at once",
  "e2e/crash/killed-during-file-import.alone.spec.ts":
    "the app killed while an import waits for the database",
  "e2e/crash/killed-during-import.alone.spec.ts": "the app and the database killed during a Steam import",
  "e2e/crash/killed-during-each-write.alone.spec.ts": "the app killed during each single write",
  "e2e/faults/account-unavailable.alone.spec.ts": "statistics while Supabase is down",
  "e2e/faults/achievements.alone.spec.ts": "the achievements page under faults other than Steam being down",
  "e2e/faults/bot-check-unavailable.alone.spec.ts": "most screens while the bot-check's script does not load",
  "e2e/faults/uncached-reads.alone.spec.ts": "uncached reads of single resources under faults",
  "e2e/faults/failed-scripts.spec.ts": "scripts that fail to load on five more pages",
  "e2e/faults/forms-unavailable.alone.spec.ts":
    "half of the forms, and forms under faults other than Supabase being down",
  "e2e/faults/slow-bot-check-and-mail.alone.spec.ts": "a bot-check and a mail that exceed their timeouts",
  "e2e/flows/accessibility-states.spec.ts": "the accessibility of menus, dialogs and forms with errors",
  "e2e/flows/accessibility.spec.ts":
    "the accessibility of text pages and zoomed pages, and the keyboard on most pages",
  "e2e/flows/account.spec.ts": "the keyboard in the form of a new password",
  "e2e/flows/keyboard.spec.ts": "Tab through all settings, and Shift+Tab on a phone",
  "e2e/flows/leave-after-press.spec.ts": "most presses right before a page is left",
  "e2e/flows/layout-shift.spec.ts":
    "layout shifts of pages that are like others, and of all pages on wide windows",
  "e2e/flows/text-pages.spec.ts": "a 404 that is rendered again after its minute",
  "e2e/support/faults.ts": "reads and writes under further faults of a service",
  "e2e/support/axe.ts": "the accessibility of the light theme, and of states that other tests reach",
  "lab/proof.ts":
    "several instances, nginx and Redis (lab/deploy); database tests and concurrent writes on a real PostgreSQL",
  "supabase/tests/catalogue-job.test.ts": "most of the kills of the catalogue's job",
  "supabase/tests/killed-import.test.ts": "the database killed during a Steam import",
  "supabase/tests/durability.test.ts": "a second kill of the database during writes",
};
