type ReleaseLineProps = { verb: "Releases" | "Released"; when: string };

/** "Releases Mar 3, 2027". */
export function ReleaseLine({ verb, when }: ReleaseLineProps) {
  return (
    <p className="text-[15px] text-ink-2">
      {verb} <span className="font-semibold text-ink">{when}</span>
    </p>
  );
}
