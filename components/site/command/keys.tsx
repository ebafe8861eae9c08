/** Keys on a keyboard, separated by blanks; a dash stands for those between. */
export function Keys({ keys }: { keys: string }) {
  return keys.split(" ").map((key) =>
    key === "–" ? (
      <span key={key} className="mr-1">
        {key}
      </span>
    ) : (
      <kbd
        key={key}
        className="mr-1 last:mr-0 inline-grid min-w-[1.6em] place-items-center rounded-[5px] border border-line-strong bg-raised px-1.5 py-0.5 font-sans text-[11.5px] text-ink-2 leading-tight"
      >
        {key}
      </kbd>
    ),
  );
}

const isMac = () => /Mac|iP/.test(navigator.platform);

/** Only for parts that the browser renders. */
export const commandKeys = (letter: string) => `${isMac() ? "⌘" : "Ctrl"} ${letter}`;
