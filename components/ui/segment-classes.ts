/** Class names of the segmented control: what is open or chosen is marked by `aria-current` on a link, `aria-pressed` on a button. */
export const segmentClasses = {
  list: "inline-flex max-w-full gap-0.5 overflow-x-auto rounded-control border border-line bg-surface p-1 [scrollbar-width:none]",
  item: "inline-flex items-center gap-1.5 whitespace-nowrap rounded-lg px-3.5 py-2 font-[550] text-[14px] text-ink-2 leading-tight transition-colors duration-150 hover:text-ink -outline-offset-2 aria-[current]:bg-raised aria-[current]:text-ink aria-pressed:bg-raised aria-pressed:text-ink",
  count: "font-medium text-ink-3 tabular-nums",
};
