import type { Metadata } from "next";
import { ExportGuides } from "@/components/imports/export-guides";
import { ImportScreen } from "@/components/imports/import-screen";

export const metadata: Metadata = { title: "Import", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-8 md:py-10">
      <ImportScreen guides={<ExportGuides />} />
    </div>
  );
}
