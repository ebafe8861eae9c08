import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ComponentType, ReactNode } from "react";
import { AppError } from "@/lib/errors";
import { ResponseStatus } from "./response-status";

export type PageMessages = {
  notFound: ReactNode;
  failed: ComponentType<{ error: unknown }>;
};

type PageOptions = PageMessages & {
  /** While a service is unavailable: what can be shown without it, or null. It has the same status as the message. */
  partial?: () => Promise<ReactNode>;
};

/** A message brings its own title. */
export const MESSAGE_METADATA: Metadata = { title: null };

/** Ends `render` below with the "not found" message. */
export function missing(): never {
  throw new AppError("not_found", "There is no such page.");
}

/**
 * A page, or the message that replaces it: for `missing()`, and for a read that failed. `notFound()` and `error.tsx` would
 * leave the document empty until scripts run (https://github.com/vercel/next.js/issues/62228).
 */
export async function pageOrMessage(
  { notFound, failed: Failed, partial }: PageOptions,
  render: () => Promise<ReactNode>,
): Promise<ReactNode> {
  try {
    return await render();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "not_found") return <NotFoundPage>{notFound}</NotFoundPage>;
    const rest = error.status >= 500 && (await partial?.());
    return (
      <>
        {rest || <Failed error={{ digest: error.digest }} />}
        <ResponseStatus>
          <Throw error={error} />
        </ResponseStatus>
      </>
    );
  }
}

/** The metadata of such a page. */
export async function metadataOrNone(read: () => Promise<Metadata>): Promise<Metadata> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return MESSAGE_METADATA;
  }
}

/** A message with the status 404. */
export function NotFoundPage({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ResponseStatus>
        <ThrowNotFound />
      </ResponseStatus>
    </>
  );
}

function ThrowNotFound(): ReactNode {
  return notFound();
}

function Throw({ error }: { error: AppError }): ReactNode {
  throw error;
}
