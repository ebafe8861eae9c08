import type { Metadata } from "next";
import { pageMetadata, shorten } from "@/lib/page-metadata";
import { SITE_CARD } from "@/lib/site";
import type { Company } from "./company";
import { type CompanyRoute, companyListPath } from "./company-route";

export function companyMetadata(company: Company, route: CompanyRoute | "top"): Metadata {
  const title = route === "top" ? company.name : `Games ${route.role} by ${company.name}, page ${route.page}`;
  const path = route === "top" ? company.path : companyListPath(company, route.role, route.page);
  const about =
    company.description ?? [company.name, company.country, company.founded].filter(Boolean).join(" · ");
  const description = shorten(`${about} Games that ${company.name} developed and published.`);
  // Second, because a logo is too small for a large preview.
  const logo = company.logoUrl ? [{ url: company.logoUrl, alt: `Logo of ${company.name}` }] : [];
  return pageMetadata({ title, description, path, images: [SITE_CARD, ...logo] });
}
