import Link from "next/link";
import { Card, CardTitle } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { LinkArrow } from "@/components/ui/link-arrow";

/** Links to the achievements, which are read from Steam only there. */
export function StoreAchievements({ href }: { href: string }) {
  return (
    <Card>
      <CardTitle>Store Achievements</CardTitle>
      <Link
        href={href}
        prefetch={false}
        className="group -m-2 flex items-center gap-3 rounded-control p-2 transition-colors duration-150 hover:bg-raised"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-raised text-lamp-text">
          <Icon name="trophy" className="size-5" />
        </span>
        <span className="min-w-0 flex-1 text-sm">
          <span className="block font-medium">See all achievements</span>
          <span className="block text-ink-2">and how rare each one is</span>
        </span>
        <LinkArrow />
      </Link>
    </Card>
  );
}
