import { z } from "zod";
import type { ListedPerson } from "@/lib/people/schema";
import type { NoticeKind } from "@/lib/profile/notice-kinds";

export type Notice = {
  kind: NoticeKind;
  /** The newest time. */
  at: string;
  /** Number of people. */
  count: number;
  /** The newest three of `count`; people who are not public are left out. */
  people: ListedPerson[];
  /** The reviewed or the released game. */
  game: { id: number; name: string; coverUrl: string | null; isAdult: boolean } | null;
  list: { id: string; title: string } | null;
  import: { id: string; fileName: string; added: number; changed: number } | null;
};

export type Notices = {
  /** At most 200, the newest first. */
  notices: Notice[];
  readAt: string;
  /** When they were read from the database. */
  now: string;
};

export const readNoticesSchema = z.strictObject({ until: z.iso.datetime({ offset: true }) });
