import { TextLink } from "./text-link";
import type { TextSection } from "./text-page";

export const ACHIEVEMENT_UPDATE_SECTIONS: readonly TextSection[] = [
  {
    id: "all",
    title: "All of a game’s achievements, on one page",
    body: (
      <>
        <p>
          Open a game that is on Steam and follow the link to its achievements. Each stands there with its
          icon, what it asks of you, and the share of players who have it. Where no more than one in ten does,
          it is marked as rare. Those that the game hides keep their secret here too.
        </p>
        <p>
          The list can be sorted by the game’s own order, by the rarest or by the most common, and the address
          remembers how, so that you can share it.
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
          The game details of your Steam profile have to be public for that, because Steam tells us no more
          than it tells everybody. When they are not, the page says so.
        </p>
      </>
    ),
  },
  {
    id: "private",
    title: "Only you see it",
    body: (
      <p>
        Your progress is asked for when you look, shown to you alone, and not kept. Your Steam ID is no part
        of your public profile. More is in the <TextLink href="/privacy">privacy policy</TextLink>.
      </p>
    ),
  },
];
