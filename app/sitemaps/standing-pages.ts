import { calendarPath } from "@/lib/calendar/month";
import { GALLERY_PATH } from "@/lib/gallery/path";
import { browsePath } from "@/lib/games/browse-path";
import { GAME_LISTS } from "@/lib/games/keys";
import { STATUS_PATH } from "@/lib/status/path";

/** The pages that stand by themselves, as paths. A new public page is added here. */
export const STANDING_PAGES: readonly string[] = [
  "/",
  ...GAME_LISTS.map((list) => browsePath(list)),
  calendarPath("now"),
  calendarPath("undated"),
  GALLERY_PATH,
  "/update/achievement-update",
  "/assets",
  "/privacy",
  "/delete-account",
  STATUS_PATH,
];
