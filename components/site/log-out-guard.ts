type Ask = (logOut: () => void) => void;

let asks: Ask | null = null;

/** Asks before a log-out that would lose something. @returns the function that ends this */
export function guardLogOut(ask: Ask): () => void {
  asks = ask;
  return () => {
    if (asks === ask) asks = null;
  };
}

export function askThenLogOut(logOut: () => void): void {
  if (asks) asks(logOut);
  else logOut();
}
