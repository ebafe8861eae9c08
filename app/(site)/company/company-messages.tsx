import { CompanyNotFound } from "@/components/companies/company-not-found";
import type { PageMessages } from "@/components/page/page-or-message";
import CompanyErrorPage from "./error";

export const COMPANY_MESSAGES: PageMessages = { notFound: <CompanyNotFound />, failed: CompanyErrorPage };
