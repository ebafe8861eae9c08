import { PUBLIC_PROFILE_LABEL, publicProfileOf } from "@/components/profile/public-profile-link";
import {
  COLLECTION_ITEM,
  FOOTER_ITEMS,
  IMPORT_ITEMS,
  NAV_ITEMS,
  NOTICES_ITEM,
  PICK_ITEM,
  SETTINGS_ITEM,
  STATISTICS_ITEM,
} from "@/components/site/nav-items";
import type { IconName } from "@/components/ui/icon";
import type { SessionUser } from "@/lib/auth/session";
import { VISIBILITY_PATH } from "@/lib/profile/privacy";
import { OWN_YEAR_PATH } from "@/lib/statistics/path";
import { THEMES } from "@/lib/theme";
import { matchScore } from "./match-score";
import { openNext } from "./overlay-store";

export type Command = {
  group: "Pages" | "Actions";
  label: string;
  icon: IconName;
  /** Other search words. */
  words?: string;
  /** Shown at its end. */
  keys?: string;
} & (
  | {
      href: string /** Loads the page without the router; `login` returns to the open page. */;
      load?: "plain" | "login";
    }
  | { run: () => void }
);

const page = (href: string, label: string, icon: IconName, words?: string): Command => ({
  group: "Pages",
  href,
  label,
  icon,
  ...(words ? { words } : {}),
});

const MY_LISTS = { href: "/lists", label: "My Lists", icon: "list-ordered" } as const;

/** Other search words, by address. */
const OTHER_WORDS: Partial<Record<string, string>> = {
  "/collection": "shelf library games",
  "/lists": "collections ranked",
  "/collection/stats": "stats charts figures backlog",
  "/collection/pick": "suggest pick random surprise",
  "/notices": "notifications bell followers likes",
  "/settings": "account password email picture avatar username export delete",
  "/calendar": "releases upcoming",
  "/update/achievement-update": "news changes",
  "/status": "health uptime services",
  "/assets": "logo press",
  "/import": "csv backloggd grouvee howlongtobeat",
};

type Context = {
  /** Null for visitors; undefined until known. */
  user: SessionUser | null | undefined;
  logOut: () => void;
};

/** The pages and actions of the palette. */
export function commandsFor({ user, logOut }: Context): Command[] {
  const ofUser: Command[] = user
    ? [
        ...[COLLECTION_ITEM, MY_LISTS, STATISTICS_ITEM, NOTICES_ITEM, SETTINGS_ITEM, PICK_ITEM].map(
          ({ href, label, icon }) => page(href, label, icon, OTHER_WORDS[href]),
        ),
        page("/journal", "Journal", "book-open", "plays log diary"),
        page("/feed", "Feed", "users-round", "people follow friends home activity"),
        page("/collection/tags", "Tags", "tag", "labels rename merge"),
        page(OWN_YEAR_PATH, `Your ${new Date().getFullYear()}`, "calendar-heart", "year in review"),
        profileCommand(user),
        page(VISIBILITY_PATH, "Visibility", "eye", "privacy private visibility hide"),
        ...IMPORT_ITEMS.map(({ href, sentence }) => page(href, sentence, "download", OTHER_WORDS[href])),
        { group: "Actions", label: "Add a game", icon: "plus", run: () => openNext("add-game") },
        {
          group: "Actions",
          label: "New list",
          icon: "list-plus",
          words: "create",
          run: () => openNext("new-list"),
        },
        {
          group: "Actions",
          label: "Export your data",
          icon: "download",
          words: "download csv json backup",
          href: "/settings/data",
        },
      ]
    : [];
  const visitor: Command[] =
    user === null
      ? [
          {
            ...page("/auth", "Login", "user-round", "log in sign in sign up register account"),
            load: "login",
          } as Command,
        ]
      : [];
  return [
    ...ofUser,
    page("/", "Home", "compass", "start landing"),
    ...NAV_ITEMS.map(({ href, label, icon }) => page(href, `${label} games`, icon, "browse catalogue")),
    ...FOOTER_ITEMS.map(({ href, label, icon = "arrow-right" }) =>
      page(href, label, icon, OTHER_WORDS[href]),
    ),
    ...visitor,
    ...THEMES.map(
      ({ value, label }): Command => ({
        group: "Actions",
        label: value === "system" ? "Use the system's theme" : `Switch to the ${label.toLowerCase()} theme`,
        icon: "sun-moon",
        words: "theme mode appearance colours",
        run: () => window.chooseTheme?.(value),
      }),
    ),
    {
      group: "Actions",
      label: "Keyboard shortcuts",
      icon: "list",
      words: "help keys",
      keys: "?",
      run: () => openNext("shortcuts"),
    },
    ...(user
      ? [{ group: "Actions", label: "Log out", icon: "log-out", words: "sign out", run: logOut } as const]
      : []),
  ];
}

function profileCommand(user: SessionUser): Command {
  const { href, ask } = publicProfileOf(user);
  const command = { group: "Pages", label: PUBLIC_PROFILE_LABEL, icon: "user-round", words: "my" } as const;
  return href ? { ...command, href, load: "plain" } : { ...command, run: ask };
}

/** The best first; all in their own order for an empty text. */
export function filterCommands(commands: Command[], text: string): Command[] {
  if (text.trim() === "") return commands;
  return commands
    .map((command) => ({ command, score: commandScore(command, text) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command);
}

export function commandScore({ label, words }: Command, text: string): number {
  return matchScore(text, label, words);
}
