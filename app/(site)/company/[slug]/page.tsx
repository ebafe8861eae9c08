import { permanentRedirect } from "next/navigation";
import { COMPANY_MESSAGES } from "@/app/(site)/company/company-messages";
import { MESSAGE_METADATA, missing, pageOrMessage } from "@/components/page/page-or-message";
import { getCompanyPath } from "@/lib/companies/get-company";

export const ensureStatic = "navigation";
export const metadata = MESSAGE_METADATA;
/** No placeholder: with one, a 404 would be sent as 200. */
export const instant = false;

/** No company has this slug: the build makes a 404 of it and reads no upstream. */
export function generateStaticParams() {
  return [{ slug: "~" }];
}

/** A company's address without its id; with one, `next.config.ts` leads to the page itself. */
export default async function CompanyWithoutIdPage({ params }: PageProps<"/company/[slug]">) {
  return pageOrMessage(COMPANY_MESSAGES, async () =>
    permanentRedirect((await getCompanyPath((await params).slug)) ?? missing()),
  );
}
