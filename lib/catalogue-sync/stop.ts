import "server-only";

export type StopReason = "busy" | "lease_lost" | "other_source" | "igdb" | "database" | "interrupted";

/** The job has stopped; the next one continues from there. Its operator reads the message. */
export class SyncStop extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = "SyncStop";
    this.reason = reason;
  }
}
