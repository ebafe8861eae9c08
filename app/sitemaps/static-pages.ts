import { calendarPath } from "@/lib/calendar/month";
import { GALLERY_PATH } from "@/lib/gallery/path";
import { listHref } from "@/lib/games/browse-route";
import { GAME_LISTS } from "@/lib/games/genres";
import { STATUS_PATH } from "@/lib/status/path";

/** Paths of the public pages without parameters. Add new ones here. */
export const STATIC_PAGES: readonly string[] = [
  "/",
  ...GAME_LISTS.map((list) => listHref(list)),
  calendarPath("now"),
  calendarPath("undated"),
  GALLERY_PATH,
  "/update/achievement-update",
  "/assets",
  "/rules",
  "/privacy",
  "/delete-account",
  STATUS_PATH,
];
