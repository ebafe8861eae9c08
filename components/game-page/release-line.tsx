type ReleaseLineProps = { verb: "Releases" | "Released"; when: string };

/** "Releases Mar 3, 2027". */
export function ReleaseLine({ verb, when }: ReleaseLineProps) {
  return (
    <p>
      {verb} <span className="font-semibold text-ink">{when}</span>
    </p>
  );
}
