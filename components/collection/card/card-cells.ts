/** The card's link: of the cell that has it, or that is it. */
const linkIn = (cell: Element | null | undefined) => cell?.querySelector<HTMLElement>(".game-link");

/** Before a card disappears: moves the focus to its neighbour. */
export function focusNeighbour(within: Element): void {
  const cell = within.closest("li");
  linkIn(cell?.nextElementSibling ?? cell?.previousElementSibling)?.focus();
}

/** Moves the focus to another card of the list, by its position. */
export function focusCell(list: Element, index: number): void {
  linkIn(list.querySelector(`[data-index="${index}"]`))?.focus();
}
