import type { Metadata } from "next";
import { StatusBoard } from "@/components/status/status-board";
import { pageMetadata } from "@/lib/page-metadata";
import { STATUS_PATH } from "@/lib/status/path";

export const ensureStatic = "navigation";

export const metadata: Metadata = pageMetadata({
  title: "Service status",
  description:
    "How the services behind Questshelf are doing right now: accounts and shelves, game catalogue, Steam.",
  path: STATUS_PATH,
});

export default function StatusPage() {
  return (
    <div className="wrap pt-7 md:pt-12">
      <h1 className="text-[clamp(1.9rem,5vw,3rem)]">Service status</h1>
      <p className="mt-3 max-w-[72ch] text-[16px] text-ink-2 md:text-[17px]">
        How the services behind Questshelf are doing right now. This page checks again every minute.
      </p>
      <StatusBoard />
    </div>
  );
}
