import type { Metadata } from "next";
import { OwnStatistics } from "@/components/statistics/own-statistics";

export const metadata: Metadata = { title: "Statistics", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-8 md:py-10">
      <OwnStatistics />
    </div>
  );
}
