"use client";

import { lazy, Suspense } from "react";
import type { ErrorPageProps } from "@/components/site/retry-page";

/** Every company's page carries this boundary's script, so what it shows is fetched when it is needed. */
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
