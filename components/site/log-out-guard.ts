type Ask = (logOut: () => void) => void;

let asks: Ask | null = null;

/** While something would be lost: who logs out is asked first. @returns what ends that */
export function guardLogOut(ask: Ask): () => void {
  asks = ask;
  return () => {
    if (asks === ask) asks = null;
  };
}

/** Logs out, or asks before. */
export function askThenLogOut(logOut: () => void): void {
  if (asks) asks(logOut);
  else logOut();
}
