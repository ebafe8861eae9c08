type LogoMarkProps = { className?: string; withBoard?: boolean };

/** Decorative: the word beside it, or the link's label, names it. */
export function LogoMark({ className = "size-[26px]", withBoard = true }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true" className={className}>
      <rect x="3.2" y="6" width="5" height="14" rx="1.2" className="fill-ink" />
      <rect x="9.4" y="3.2" width="5" height="16.8" rx="1.2" className="fill-want" />
      <rect
        x="17.6"
        y="5.9"
        width="4.7"
        height="14"
        rx="1.2"
        transform="rotate(14 19.9 13)"
        className="fill-playing"
      />
      {withBoard ? <rect x="1" y="20.8" width="24" height="3.2" rx="1.3" className="fill-lamp" /> : null}
    </svg>
  );
}
