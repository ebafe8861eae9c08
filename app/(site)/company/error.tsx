"use client";

import { lazy, Suspense } from "react";
import type { ErrorPageProps } from "@/components/page/retry-page";

/** Every page below loads this script, so the message is loaded on demand. */
const CompanyError = lazy(() =>
  import("@/components/companies/company-error").then((module) => ({ default: module.CompanyError })),
);

export default function CompanyErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <Suspense>
      <CompanyError error={error} retry={retry} />
    </Suspense>
  );
}
