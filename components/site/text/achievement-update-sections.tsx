import { TextLink } from "./text-link";
import type { TextSection } from "./text-page";

export const ACHIEVEMENT_UPDATE_SECTIONS: readonly TextSection[] = [
  {
    id: "all",
    title: "All of a game’s achievements, on one page",
    body: (
      <>
        <p>
          Open a game that is on Steam and follow the link to its achievements. Each is shown with its icon,
          its description, and the share of players who have it. Those that at most one in ten players has are
          marked as rare. Hidden ones stay hidden here too.
        </p>
        <p>
          The list can be sorted by the game’s own order, by the rarest or by the most common. The order is
          part of the address, so that you can share it.
        </p>
      </>
    ),
  },
  {
    id: "yours",
    title: "Your own progress",
    body: (
      <>
        <p>
          With your Steam ID in your <TextLink href="/settings">settings</TextLink>, the page opens with your
          progress: how many you have earned, how many remain, and how complete that is. Each achievement
          shows the day you earned it; those you have not are gray. Two tabs show only what you have, or only
          what is left.
        </p>
        <p>
          The game details of your Steam profile have to be public for that, because Steam shows us only what
          it shows everyone. When they are private, the page says so.
        </p>
      </>
    ),
  },
  {
    id: "private",
    title: "Only you see it",
    body: (
      <p>
        Your progress is loaded when you open the page, shown only to you, and not stored. Your Steam ID is
        not part of your public profile. More is in the <TextLink href="/privacy">privacy policy</TextLink>.
      </p>
    ),
  },
];
