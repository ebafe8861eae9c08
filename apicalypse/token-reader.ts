import { ApicalypseError } from "./errors.ts";
import { type Token, tokenize } from "./lexer.ts";

/** Iterates over tokens, with one token of lookahead. */
export class TokenReader {
  readonly #tokens: Token[];
  #index = 0;

  constructor(text: string) {
    this.#tokens = tokenize(text);
  }

  peek(): Token {
    return this.#tokens[this.#index] ?? { kind: "end", text: "<EOF>", start: 0 };
  }

  next(): Token {
    const token = this.peek();
    if (token.kind !== "end") this.#index += 1;
    return token;
  }

  /** Consumes the next token if it is this symbol. */
  accept(symbol: string): boolean {
    const token = this.peek();
    if (token.kind !== "symbol" || token.text !== symbol) return false;
    this.#index += 1;
    return true;
  }

  expect(symbol: string): void {
    if (!this.accept(symbol)) this.fail(`Missing '${symbol}'`);
  }

  word(what: string): string {
    const token = this.peek();
    if (token.kind !== "word") return this.fail(`Expecting ${what}`);
    this.#index += 1;
    return token.text;
  }

  /** Throws an error in IGDB's wording: the problem, then the token where it starts. */
  fail(problem: string, hint = ""): never {
    const token = this.peek();
    const shown = token.text.length > 60 ? `${token.text.slice(0, 60)}…` : token.text;
    throw new ApicalypseError(`${problem} starting at '${shown}'${hint}`, token.start);
  }
}
