import type { Metadata } from "next";
import { OwnStatistics } from "@/components/statistics/own-statistics";

export const metadata: Metadata = { title: "Statistics" };

export default function Page() {
  return (
    <div className="wrap pt-1.5 pb-16 md:pt-[18px]">
      <OwnStatistics />
    </div>
  );
}
