import type { Metadata } from "next";
import { pageMetadata, shorten } from "@/lib/page-metadata";
import { SITE_CARD } from "@/lib/site";
import type { Company } from "./company";
import { type CompanyPlace, companyListPath } from "./company-place";

/** Title, description, canonical address and social card of a company's page, or of a page of its lists. */
export function companyMetadata(company: Company, place: CompanyPlace | "top"): Metadata {
  const title = place === "top" ? company.name : `Games ${place.role} by ${company.name}, page ${place.page}`;
  const path = place === "top" ? company.path : companyListPath(company, place.role, place.page);
  const about =
    company.description ?? [company.name, company.country, company.founded].filter(Boolean).join(" · ");
  const description = shorten(`${about} Games that ${company.name} developed and published.`);
  // A logo is smaller than what previews show large, so it comes second.
  const logo = company.logoUrl ? [{ url: company.logoUrl, alt: `Logo of ${company.name}` }] : [];
  return pageMetadata({ title, description, path, images: [SITE_CARD, ...logo] });
}
