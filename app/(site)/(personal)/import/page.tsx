import type { Metadata } from "next";
import { ExportGuides } from "@/components/imports/export-guides";
import { ImportScreen } from "@/components/imports/import-screen";

export const metadata: Metadata = { title: "Import" };

export default function Page() {
  return (
    <div className="wrap pt-1.5 pb-16 md:pt-[18px]">
      <ImportScreen guides={<ExportGuides />} />
    </div>
  );
}
