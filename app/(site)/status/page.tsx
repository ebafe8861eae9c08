import type { Metadata } from "next";
import { StatusBoard } from "@/components/status/status-board";
import { PageTitle } from "@/components/ui/page-title";
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
    <div className="wrap pt-1.5 md:pt-10">
      <PageTitle title="Service status" figures="Checked again every minute" />
      <StatusBoard />
    </div>
  );
}
