import type { Metadata } from "next";
import { deleteAccountSections } from "@/components/site/text/delete-account-sections";
import { TextPage } from "@/components/site/text/text-page";
import { pageMetadata } from "@/lib/page-metadata";

export const ensureStatic = "navigation";

export const metadata: Metadata = pageMetadata({
  title: "Delete your account",
  description: "How to have your Questshelf account deleted, and what goes with it.",
  path: "/delete-account",
});

export default function DeleteAccountPage() {
  return (
    <TextPage
      title="Delete your account"
      lead="Sad to see you go. You can delete your account in your settings, or by e-mail."
      sections={deleteAccountSections()}
    />
  );
}
