import type { Condition, List, Literal, Value } from "./ast.ts";

const BRACKETS: Record<List["mode"], [string, string]> = {
  any: ["(", ")"],
  all: ["[", "]"],
  exact: ["{", "}"],
};

/** Prints a condition, with brackets only where `|` is inside `&`. */
export function printCondition(condition: Condition): string {
  if (condition.kind === "compare") {
    return `${condition.path} ${condition.operator} ${printValue(condition.value)}`;
  }
  const parts = condition.parts.map((part) =>
    condition.kind === "and" && part.kind === "or" ? `(${printCondition(part)})` : printCondition(part),
  );
  return parts.join(condition.kind === "and" ? " & " : " | ");
}

function printValue(value: Value): string {
  if (value.kind === "pattern") {
    return `${value.openStart ? "*" : ""}${printString(value.value)}${value.openEnd ? "*" : ""}`;
  }
  if (value.kind !== "list") return printLiteral(value);
  const [open, close] = BRACKETS[value.mode];
  return `${open}${value.items.map(printLiteral).join(",")}${close}`;
}

function printLiteral(literal: Literal): string {
  switch (literal.kind) {
    case "number":
      return printNumber(literal.value);
    case "string":
      return printString(literal.value);
    case "boolean":
      return String(literal.value);
    case "null":
      return "null";
  }
}

function printNumber(value: number): string {
  const text = String(value);
  // Apicalypse has no exponents.
  return text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text;
}

/** A quoted string literal. */
export function printString(value: string): string {
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}
