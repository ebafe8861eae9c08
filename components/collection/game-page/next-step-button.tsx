"use client";

import { LogTimeMenu } from "@/components/collection/plays/log-time-menu";
import { useMinutesSince } from "@/components/collection/plays/play-buttons";
import { usePlayActions } from "@/components/collection/plays/use-play-actions";
import { offerRating } from "@/components/collection/rating/rating-offer";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { formatMinutes } from "@/lib/collection/hours";
import { NEXT_STEP_LABELS, type NextStep } from "@/lib/collection/next-step";
import type { Play } from "@/lib/collection/play-schema";
import type { ChoosableStatus } from "@/lib/collection/status";
import type { StripGame } from "./strip-game";

const ICONS: Record<NextStep, IconName> = {
  add: "plus",
  want: "bookmark",
  start: "play",
  log: "timer",
  resume: "play",
  rate: "trophy",
  again: "play",
  choose: "list-checks",
};

type NextStepButtonProps = {
  game: StripGame;
  step: NextStep | null;
  play: Play | null;
  onSave: (status: ChoosableStatus) => void;
  /** Opens the menu of statuses. */
  onChoose: () => void;
};

/** The only amber button of the page. */
export function NextStepButton({ game, step, play, onSave, onChoose }: NextStepButtonProps) {
  const actions = usePlayActions(game, play);
  const minutes = useMinutesSince(play?.timerStartedAt ?? null);
  if (!step) return null;
  if (step === "log" && play?.timerStartedAt) {
    return (
      <Button variant="primary" className="strip-next" onClick={actions.stopTimer}>
        <Icon name="pause" className="size-[18px]" />
        Stop timer · {formatMinutes(minutes)}
      </Button>
    );
  }
  const button = (onClick?: () => void) => (
    <Button variant="primary" className="strip-next" {...(onClick && { onClick })}>
      <Icon name={ICONS[step]} className="size-[18px]" />
      {NEXT_STEP_LABELS[step]}
    </Button>
  );
  switch (step) {
    case "add":
    case "choose":
      return button(onChoose);
    case "want":
      return button(() => onSave("want"));
    case "rate":
      return button(() => offerRating(game));
    case "start":
    case "resume":
    case "again":
      return button(actions.start);
    case "log":
      return <LogTimeMenu game={game} actions={actions} trigger={button()} />;
  }
}
