import "server-only";

export type StopReason = "busy" | "lease_lost" | "other_source" | "igdb" | "database" | "interrupted";

/** The job has stopped; a later one goes on from where it was. The message is for its operator. */
export class SyncStop extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = "SyncStop";
    this.reason = reason;
  }
}
