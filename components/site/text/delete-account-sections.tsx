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
          A deleted account cannot be brought back, and your username becomes free for others. To keep a copy
          of your shelf, use “Take your data along” in your{" "}
          <TextLink href="/settings#your-data">settings</TextLink> first.
        </p>
        <p>
          What we keep and for how long is in the <TextLink href="/privacy">privacy policy</TextLink>.
        </p>
      </>
    ),
  },
];

export function deleteAccountSections(): readonly TextSection[] {
  return [{ id: "how", title: "How it works", body: <DeleteAccountInstructions /> }, ...AFTERWARDS];
}
