import type { Metadata } from "next";
import type { ReactNode } from "react";
import { QueryProvider } from "@/components/ui/query-provider";

/** The pages below add their titles. */
export const metadata: Metadata = { robots: { index: false } };

/** These pages read the user's data at once; on the others only islands do. */
export default function PersonalLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
