import { DeleteAccountInstructions } from "@/components/site/delete-account-instructions";
import { TextLink } from "./text-link";
import type { TextSection } from "./text-page";

const AFTERWARDS: readonly TextSection[] = [
  {
    id: "goes",
    title: "What is deleted",
    body: (
      <ul>
        <li>Your account and your e-mail address</li>
        <li>Your profile with its pictures, links and Steam ID; your public page and widget are gone</li>
        <li>Your shelf with every status, rating, note and date, and what was imported from Steam</li>
      </ul>
    ),
  },
  {
    id: "before",
    title: "Before you go",
    body: (
      <>
        <p>
          A deleted account cannot be brought back. Your username stays reserved for a year, so that no other
          user takes your place where it is linked; then it becomes free. To keep a copy of your shelf, use
          “Take your data along” in your <TextLink href="/settings#your-data">settings</TextLink> first.
        </p>
        <p>
          What we keep and for how long is in the <TextLink href="/privacy">privacy policy</TextLink>.
        </p>
      </>
    ),
  },
];

const ONESELF: TextSection = {
  id: "at-once",
  title: "At once, by yourself",
  body: (
    <p>
      Choose “Delete my account” in your <TextLink href="/settings#delete-account">settings</TextLink>, and
      confirm with your password. Others do not see you any more from that moment on, and you are signed out
      everywhere. For a week you can sign in to restore everything; then it is deleted for good.
    </p>
  ),
};

export function deleteAccountSections(): readonly TextSection[] {
  return [ONESELF, { id: "how", title: "By e-mail", body: <DeleteAccountInstructions /> }, ...AFTERWARDS];
}
