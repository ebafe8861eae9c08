import type { Metadata } from "next";
import { SITE_CARD } from "@/lib/site";
import type { Company } from "./company";
import { type CompanyPlace, companyListPath } from "./company-place";

const MAX_DESCRIPTION_CHARACTERS = 160;

/** Title, description, canonical address and social card of a company's page, or of a page of its lists. */
export function companyMetadata(company: Company, place: CompanyPlace | "top"): Metadata {
  const title = place === "top" ? company.name : `Games ${place.role} by ${company.name}, page ${place.page}`;
  const url = place === "top" ? company.path : companyListPath(company, place.role, place.page);
  const about =
    company.description ?? [company.name, company.country, company.founded].filter(Boolean).join(" · ");
  const description = shorten(`${about} Games that ${company.name} developed and published.`);
  // A logo is smaller than what previews show large, so it comes second.
  const logo = company.logoUrl ? [{ url: company.logoUrl, alt: `Logo of ${company.name}` }] : [];
  const images = [SITE_CARD, ...logo];
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: "website", siteName: "Questshelf", title, description, url, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_DESCRIPTION_CHARACTERS) return line;
  const cut = line.slice(0, MAX_DESCRIPTION_CHARACTERS - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MAX_DESCRIPTION_CHARACTERS / 2)).replace(/[\s,;:.–-]+$/, "")}…`;
}
