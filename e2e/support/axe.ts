import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A rule of WCAG 2.2 AA (2.5.8) that axe leaves out unless it is asked for. */
const TARGET_SIZE = "target-size";
const OPTIONS = { resultTypes: ["violations", "incomplete"], rules: { [TARGET_SIZE]: { enabled: true } } };

/** Axe wants all that is read in a landmark. A tooltip says the name or the description of what lies in one. */
const CHECKS = [
  {
    id: "region",
    options: { regionMatcher: "dialog, [role=dialog], [role=alertdialog], svg, [role=tooltip]" },
  },
];

/** The lamp's light is a gradient, on which axe judges no contrast: here it lies everywhere as strong as at its middle. */
const EVEN_LIGHT =
  "html { background: var(--ground) !important } body { background: var(--glow-cool, var(--glow)) !important }";

type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] };

/** What axe finds wrong with the page as it stands, or with a part of it, one line for each place. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate<Violation[]>(`(async () => {
    const light = new CSSStyleSheet();
    light.replaceSync(${JSON.stringify(EVEN_LIGHT)});
    document.adoptedStyleSheets.push(light);
    axe.configure({ checks: ${JSON.stringify(CHECKS)} });
    const { violations, incomplete } = await axe.run(${part ? JSON.stringify(part) : "document"}, ${JSON.stringify(OPTIONS)});
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== light);
    // A target that is smaller than what is drawn in it, axe leaves to us.
    return [...violations, ...incomplete.filter(({ id }) => id === ${JSON.stringify(TARGET_SIZE)})];
  })()`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 300)}\n  ${failureSummary}`),
  );
}

/** What is looked at in both themes with `npm run proof`, and else in the one that most people have. */
export const THEMES = process.env.PROOF ? (["dark", "light"] as const) : (["dark"] as const);
