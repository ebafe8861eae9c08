import { hoursOf, type SyncChanges, summaryOfChanges } from "@/lib/steam-library/sync-changes";

/** What a sync has changed. */
export function SyncChangesList({ changes }: { changes: SyncChanges }) {
  const { added, played } = changes;
  return (
    <section aria-label="Changes of this sync" className="mt-3 border-line border-t pt-3 text-[14px]">
      <p role="status" className="font-medium">
        {summaryOfChanges(changes) ?? "Nothing has changed since the last sync."}
      </p>
      {added.length + played.length > 0 ? (
        <ul aria-label="Changes" className="mt-1.5 grid max-h-32 gap-1 overflow-y-auto text-ink-2">
          {added.map(({ appid, name }) => (
            <li key={appid}>{name} is new</li>
          ))}
          {played.map(({ appid, name, from, to }) => (
            <li key={appid} className="tabular-nums">
              {name}: {hoursOf(from)} → {hoursOf(to)}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
