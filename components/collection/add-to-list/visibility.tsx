import { Icon, type IconName } from "@/components/ui/icon";
import type { Visibility } from "@/lib/lists/schema";

export const VISIBILITY_LABELS: Record<Visibility, string> = {
  private: "Private",
  link: "By link",
  public: "Public",
};

export const VISIBILITY_HINTS: Record<Visibility, string> = {
  private: "Only you can see this list.",
  link: "Everyone with the link can see this list.",
  public: "Everyone can see this list, and your profile shows it.",
};

const ICONS: Record<Visibility, IconName> = { private: "lock", link: "link-2", public: "users-round" };

export function VisibilityMark({ visibility }: { visibility: Visibility }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name={ICONS[visibility]} className="size-3.5" />
      {VISIBILITY_LABELS[visibility]}
    </span>
  );
}
