import type { IconName } from "@/components/ui/icon";

/** What can be done with a list. */
export type Action = {
  icon: IconName;
  label: string;
  tone?: "danger";
  /** A row that visitors do not see: it is there before the session is known, so that no other row moves. */
  isForUsers?: true;
} & (
  | { onSelect: () => void; href?: undefined }
  /** A plain link: the router would show the page from before the last change. */
  | { href: string; onSelect?: undefined }
);
