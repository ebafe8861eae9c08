import type { MapperField, TableReading } from "@/lib/import-files/entry";
import { storedText } from "./import-words";
import { type Choices, MAPPER_LABELS } from "./mapper-fields";

type MapperPreviewProps = { rows: TableReading["rows"]; fields: Choices; isReading: boolean };

/** The first rows by field: what is stored of each cell, and the cell itself if it differs. */
export function MapperPreview({ rows, fields, isReading }: MapperPreviewProps) {
  const used = fields.flatMap((field, index) => (field ? [{ field, index }] : []));
  if (used.length === 0 || rows.length === 0) return null;
  return (
    <div className="mt-6">
      <p id="preview-title" className="font-medium text-[13.5px] text-ink-2">
        The first rows, as they will be stored
      </p>
      <section
        aria-labelledby="preview-title"
        aria-busy={isReading || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className={`mt-2 overflow-x-auto rounded-control border border-line transition-opacity duration-150 ${isReading ? "opacity-50" : ""}`}
      >
        <table className="w-full text-left text-[13.5px]">
          <thead className="bg-raised text-ink-3">
            <tr>
              {used.map(({ index, field }) => (
                <th key={index} scope="col" className="whitespace-nowrap px-3 py-2 font-medium">
                  {MAPPER_LABELS[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file, which never move
              <tr key={row}>
                {used.map(({ index, field }) => {
                  const cell = cells[index];
                  return (
                    <Cell key={index} field={field} raw={cell?.raw ?? ""} stored={cell?.stored ?? null} />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

type CellProps = { field: MapperField; raw: string; stored: string | number | null };

function Cell({ field, raw, stored }: CellProps) {
  const shown = storedText(field, stored);
  const isLost = raw !== "" && stored === null;
  return (
    <td className="max-w-[256px] px-3 py-2 align-top">
      <span className="block truncate">{isLost ? <Lost field={field} /> : (shown ?? "–")}</span>
      {raw && raw !== shown ? <span className="block truncate text-[13px] text-ink-3">{raw}</span> : null}
    </td>
  );
}

function Lost({ field }: { field: MapperField }) {
  return (
    <span className="text-ink-2">{field === "status" ? "you decide in the next step" : "not read"}</span>
  );
}
