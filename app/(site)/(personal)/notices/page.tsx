import type { Metadata } from "next";
import { NoticesScreen } from "@/components/notices/notices-screen";

export const metadata: Metadata = { title: "Notices" };

export default function Page() {
  return (
    <div className="wrap min-h-svh pt-3 pb-16 md:pt-10">
      <NoticesScreen />
    </div>
  );
}
