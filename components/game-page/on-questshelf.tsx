import { RatingColumns } from "@/components/collection/rating/rating-columns";
import { Stars } from "@/components/collection/rating/stars";
import { StatusDot } from "@/components/collection/status-dot";
import type { GameNumbers } from "@/lib/collection/get-game-numbers";
import { STATUS_LABELS } from "@/lib/collection/status";
import { formatCount, plural } from "@/lib/format-count";
import { PROFILE_TABS } from "@/lib/profile/profile-route";
import { RATING_MAX } from "@/lib/stars";
import { GameSection } from "./game-section";
import { FollowedOwnersSlot } from "./islands";

/** What everybody thinks of the game: nothing if no public shelf has it. */
export function OnQuestshelf({ gameId, numbers }: { gameId: number; numbers: GameNumbers | null }) {
  if (!numbers) return null;
  const { statuses, ratings, average, columns } = numbers;
  return (
    <GameSection id="on-questshelf" title="On Questshelf">
      <div className="numbers-place">
        <div className="numbers">
          {average === null || columns === null ? (
            <FewRatings ratings={ratings} />
          ) : (
            <>
              <div>
                <p className="numbers-average">
                  {average}
                  <span>/{RATING_MAX}</span>
                  <span className="sr-only"> on average</span>
                </p>
                <Stars rating={average} className="mt-2.5 h-[18px]" />
                <p className="numbers-count">{plural(ratings, "rating")}</p>
              </div>
              <RatingColumns columns={columns} />
            </>
          )}
          <dl className="numbers-statuses">
            {PROFILE_TABS.map((status) => {
              const games = statuses[status];
              return games ? (
                <div key={status}>
                  <dt>
                    <StatusDot status={status} className="size-2" />
                    {STATUS_LABELS[status]}
                  </dt>
                  <dd>{formatCount(games)}</dd>
                </div>
              ) : null;
            })}
          </dl>
        </div>
        {columns && <p className="numbers-own">The amber column is yours.</p>}
        <div className="numbers-followed">
          <FollowedOwnersSlot gameId={gameId} />
        </div>
      </div>
    </GameSection>
  );
}

function FewRatings({ ratings }: { ratings: number }) {
  if (ratings === 0) return <p className="text-ink-2">No ratings yet</p>;
  return (
    <div>
      <p className="whitespace-nowrap">Not enough ratings yet</p>
      <p className="text-[14px] text-ink-3">{plural(ratings, "rating")} so far</p>
    </div>
  );
}
