import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { CompanyGames } from "@/components/companies/company-games";
import { CompanyHero } from "@/components/companies/company-hero";
import { CompanyListPage } from "@/components/companies/company-list-page";
import { companyListPath, parseCompanyPlace } from "@/lib/companies/company-place";
import { getCompany } from "@/lib/companies/get-company";
import { companyMetadata } from "@/lib/companies/metadata";
import { parseGameId } from "@/lib/games/game-id";

export const ensureStatic = "navigation";
/** Whole pages only: behind a placeholder a failed read would be kept for half an hour, and a 404 be a 200. */
export const instant = false;

type Props = PageProps<"/company/[slug]/[id]/[[...list]]">;

/** No company has this id: the build makes a 404 of it and reads no upstream. */
export function generateStaticParams() {
  return [{ slug: "~", id: "0", list: [] }];
}

async function readPage({ params }: Props) {
  const { slug, id: text, list = [] } = await params;
  const place = parseCompanyPlace(list) ?? notFound();
  const id = parseGameId(text);
  const company = (id && (await getCompany(id))) || notFound();
  return { company, place, slug };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { company, place } = await readPage(props);
  return companyMetadata(company, place);
}

export default async function CompanyPage(props: Props) {
  const { company, place, slug } = await readPage(props);
  if (slug !== company.slug) {
    permanentRedirect(place === "top" ? company.path : companyListPath(company, place.role, place.page));
  }
  if (place !== "top") return <CompanyListPage company={company} place={place} />;
  return (
    <article>
      <CompanyHero company={company} />
      <CompanyGames company={company} list="developed" />
      <CompanyGames company={company} list="published" />
    </article>
  );
}
