/** Class names of the segmented control; for tabs that are links, `aria-current` marks the open one. */
export const segmentClasses = {
  list: "inline-flex max-w-full gap-0.5 overflow-x-auto rounded-control border border-line bg-surface p-1 [scrollbar-width:none]",
  item: "inline-flex items-center gap-1.5 whitespace-nowrap rounded-lg px-3.5 py-2 font-[550] text-[14px] text-ink-2 leading-tight transition-colors duration-150 hover:text-ink -outline-offset-2 aria-[current]:bg-raised aria-[current]:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink",
  count: "font-medium text-ink-3 tabular-nums",
};
