import type { CSSProperties } from "react";
import { plural } from "@/lib/format-count";
import { RATING_MAX } from "@/lib/stars";

type Style = CSSProperties & { "--height": string };

/** How many ratings are of each step of half a star. A game's strip colours the column of the signed-in user, by `data-step`. */
export function RatingColumns({ columns }: { columns: readonly number[] }) {
  const most = Math.max(...columns);
  return (
    <div className="min-w-0">
      <ol aria-label="Ratings" className="histogram">
        {columns.map((count, index) => {
          const step = index + 1;
          const text = `${step} out of ${RATING_MAX}: ${plural(count, "rating")}`;
          const style: Style = { "--height": `${Math.round((count / most) * 1000) / 10}%` };
          return (
            <li key={step}>
              <span
                role="img"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: its figure is shown while it is focused.
                tabIndex={0}
                aria-label={text}
                data-tip={text}
                data-step={step}
                style={style}
              />
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="histogram-axis">
        <span>1</span>
        <span>{RATING_MAX}</span>
      </p>
    </div>
  );
}
