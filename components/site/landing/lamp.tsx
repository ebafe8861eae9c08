/** Decorative. */
export function Lamp() {
  return (
    <div
      aria-hidden="true"
      className="landing-lamp pointer-events-none absolute inset-x-0 top-0 -z-10 h-full overflow-hidden"
    >
      <div className="lamp-glow absolute top-[-320px] left-1/2 h-[820px] w-[1500px] -translate-x-1/2" />
      <div className="lamp-light absolute inset-x-0 top-[84px] bottom-0" />
      <svg
        aria-hidden="true"
        viewBox="0 0 200 120"
        className="absolute top-0 left-1/2 h-[120px] w-[200px] -translate-x-1/2"
      >
        <defs>
          <linearGradient id="lamp-shade" x2="0" y2="1">
            <stop stopColor="oklch(0.36 0.03 62)" />
            <stop offset="1" stopColor="oklch(0.24 0.022 60)" />
          </linearGradient>
          <radialGradient id="lamp-bulb">
            <stop stopColor="oklch(0.97 0.06 90)" />
            <stop offset="0.35" stopColor="oklch(0.86 0.14 80)" stopOpacity="0.9" />
            <stop offset="1" stopColor="oklch(0.815 0.145 78)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <path d="M100 0v44" stroke="var(--line-strong)" strokeWidth="2" />
        <ellipse cx="100" cy="86" rx="74" ry="26" fill="url(#lamp-bulb)" />
        <path d="M92 44h16l5 8c20 3 33 15 38 34H49c5-19 18-31 38-34z" fill="url(#lamp-shade)" />
        <path d="M49 86h102" stroke="oklch(0.815 0.145 78)" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </div>
  );
}
