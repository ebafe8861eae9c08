import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A rule of WCAG 2.2 AA (2.5.8) that axe runs only when enabled. */
const TARGET_SIZE = "target-size";
const OPTIONS = { resultTypes: ["violations", "incomplete"], rules: { [TARGET_SIZE]: { enabled: true } } };

/** Axe requires all text in a landmark; a tooltip names or describes something in one. */
const CHECKS = [
  {
    id: "region",
    options: { regionMatcher: "dialog, [role=dialog], [role=alertdialog], svg, [role=tooltip]" },
  },
];

/** Axe cannot check contrast on a gradient, so the background has its strongest color everywhere. */
const EVEN_LIGHT =
  "html { background: var(--ground) !important } body { background: var(--glow-cool, var(--glow)) !important }";

type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] };

/** Axe's violations on the page or a part of it, one line for each element. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate<Violation[]>(`(async () => {
    const light = new CSSStyleSheet();
    light.replaceSync(${JSON.stringify(EVEN_LIGHT)});
    document.adoptedStyleSheets.push(light);
    axe.configure({ checks: ${JSON.stringify(CHECKS)} });
    const { violations, incomplete } = await axe.run(${part ? JSON.stringify(part) : "document"}, ${JSON.stringify(OPTIONS)});
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== light);
    // Axe reports a target that is smaller than its content as incomplete.
    return [...violations, ...incomplete.filter(({ id }) => id === ${JSON.stringify(TARGET_SIZE)})];
  })()`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 300)}\n  ${failureSummary}`),
  );
}

/** For a state of a screen: `npm test` runs axe once a screen (accessibility.spec.ts). */
export const findViolationsInProof: typeof findViolations = process.env.PROOF
  ? findViolations
  : async () => [];

/** `npm run proof` checks both themes. */
export const THEMES = process.env.PROOF ? (["dark", "light"] as const) : (["dark"] as const);
