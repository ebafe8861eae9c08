"use client";

import type { ReactElement } from "react";
import type { GameRef } from "@/components/collection/use-shelf-writes";
import { MenuItem, MenuOrSheet, MenuSeparator } from "@/components/ui/menu-or-sheet";
import { formatMinutes } from "@/lib/collection/hours";
import { openPlayLog } from "./play-log";
import type { usePlayActions } from "./use-play-actions";

const STEPS_MINUTES = [15, 30, 60, 120];

type LogTimeMenuProps = {
  game: GameRef;
  actions: ReturnType<typeof usePlayActions>;
  /** The button that opens it. */
  trigger: ReactElement;
};

/** The ways to log time of a game that is being played. Needs a `PlayLogHost` on the screen. */
export function LogTimeMenu({ game, actions, trigger }: LogTimeMenuProps) {
  return (
    <MenuOrSheet label="Log time" trigger={trigger}>
      {STEPS_MINUTES.map((added) => (
        <MenuItem key={added} icon="plus" onSelect={() => actions.addMinutes(added)}>
          {formatMinutes(added)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon="timer" onSelect={actions.startTimer}>
        Start a timer
      </MenuItem>
      <MenuItem icon="pencil" onSelect={() => openPlayLog(game)}>
        Another time
      </MenuItem>
    </MenuOrSheet>
  );
}
