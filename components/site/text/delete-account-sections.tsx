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
        <li>
          Your shelf with every status, rating, note and date, your copies, tags and lists, and your log of
          plays
        </li>
        <li>What you imported from Steam and from files</li>
      </ul>
    ),
  },
  {
    id: "before",
    title: "Before you go",
    body: (
      <>
        <p>
          After the week, or once we have deleted it, an account cannot be restored. Your username stays
          reserved for a year, so that no other user takes your place where it is linked; then it becomes
          free. To keep a copy of your shelf, use “Export your data” in your{" "}
          <TextLink href="/settings/data">settings</TextLink> first.
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
  title: "In your settings",
  body: (
    <p>
      Choose “Delete account…” in your <TextLink href="/settings/data">settings</TextLink>, and confirm with
      your password. From that moment on your profile is hidden, and you are signed out everywhere. For a week
      you can sign in to restore everything; then your account is deleted for good.
    </p>
  ),
};

export function deleteAccountSections(): readonly TextSection[] {
  return [ONESELF, { id: "how", title: "By e-mail", body: <DeleteAccountInstructions /> }, ...AFTERWARDS];
}
