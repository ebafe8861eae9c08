import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { gamePath } from "@/lib/games/slug";
import type { Year } from "@/lib/statistics/schema";
import { BestGames } from "./best-games";
import { ChartGrid } from "./chart-grid";
import { Figures } from "./figures";
import "./statistics.css";

type YearReviewProps = {
  year: Year;
  /** The picture to share, of what others see. */
  cardPath?: string;
};

export function YearReview({ year: review, cardPath }: YearReviewProps) {
  const { year, figures, best, highlights, charts, previous, next, isOver } = review;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-[14px] text-ink-2">{isOver ? "Year in review" : "The year so far"}</p>
          <h2 className="font-[750] text-[56px] text-lamp-text leading-none md:text-[80px]">{year}</h2>
        </div>
        <div className="flex flex-wrap gap-2">
          {previous ? <YearLink to={previous} label="Previous" /> : null}
          {next ? <YearLink to={next} label="Next" /> : null}
          {cardPath ? (
            <Button asChild>
              <a href={cardPath} download={`${year}.jpg`}>
                <Icon name="download" className="size-4" />
                Picture to share
              </a>
            </Button>
          ) : null}
        </div>
      </div>
      <div className="mt-6">
        <Figures figures={figures} />
      </div>
      {best.length > 0 ? <BestGames games={best} /> : null}
      {highlights.length > 0 ? (
        <ul className="mt-9 grid gap-4 md:grid-cols-3">
          {highlights.map(({ title, game }) => (
            <li key={title} className="card p-4">
              <p className="text-[13px] text-ink-3">{title}</p>
              <Link
                href={gamePath(game)}
                className="line-clamp-2 font-semibold leading-snug hover:text-lamp-text"
              >
                {game.name}
              </Link>
              <p className="text-[13.5px] text-ink-2 tabular-nums">{game.fact}</p>
            </li>
          ))}
        </ul>
      ) : null}
      <ChartGrid charts={charts} />
    </>
  );
}

function YearLink({ to, label }: { to: { year: number; href: string }; label: string }) {
  return (
    <Button asChild variant="ghost">
      <Link href={to.href} aria-label={`${label} year: ${to.year}`} scroll={false}>
        {label === "Previous" ? <Icon name="arrow-left" className="size-4" /> : null}
        {to.year}
        {label === "Next" ? <Icon name="arrow-right" className="size-4" /> : null}
      </Link>
    </Button>
  );
}
