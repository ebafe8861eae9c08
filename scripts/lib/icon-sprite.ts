import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const ICONS = new Map<string, unknown>(Object.entries(lucide));

/** An SVG sprite of lucide icons, with a symbol for each. */
export function iconSprite(names: readonly string[]): string {
  // Next needs a viewBox to import the file.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n<title>Icons</title>\n${names.map(symbolOf).join("\n")}\n</svg>\n`;
}

function symbolOf(name: string): string {
  const icon = ICONS.get(pascalCase(name));
  if (!isIcon(icon)) throw new Error(`lucide has no icon "${name}".`);
  const shapes = renderToStaticMarkup(createElement(icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replace(/><\/\w+>/g, "/>");
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

function isIcon(value: unknown): value is lucide.LucideIcon {
  return typeof value === "object" && value !== null;
}

function pascalCase(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, _dash, character: string) => character.toUpperCase());
}
