import { z } from "zod";

const REPORTED_KINDS = ["profile", "avatar", "banner", "list", "review"] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

export const REPORT_REASONS = {
  spam: "Spam or advertising",
  harassment: "Harassment or personal data",
  hate: "Hate or violence",
  sexual: "Sexual content",
  illegal: "Something illegal",
  spoiler: "A spoiler that is not covered",
  other: "Something else",
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

export const MAX_DETAILS = 1000;

export const reportBodySchema = z.strictObject({
  kind: z.enum(REPORTED_KINDS),
  /** The id of a profile (also for its pictures), of a list, or of a review's author. */
  id: z.uuid("There is nothing to report."),
  /** The id of the review's game. */
  gameId: z.int().positive().optional(),
  reason: z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]]),
  details: z.string().trim().max(MAX_DETAILS, `may have ${MAX_DETAILS} characters`).optional(),
});
export type Report = z.infer<typeof reportBodySchema>;

export const decisionBodySchema = z.strictObject({ decision: z.uuid() });

/** What moderators have decided about the user. */
export type OwnModeration = {
  suspended: { reason: string; at: string } | null;
  hidden: {
    kind: ReportedKind;
    /** A list's id, or that of a review's game. */
    item: string;
    /** The title of the list or the game, unless it is deleted. */
    title: string | null;
    reason: string;
    at: string;
  }[];
};
