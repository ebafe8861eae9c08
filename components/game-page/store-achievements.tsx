import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { LinkArrow } from "@/components/ui/link-arrow";
import { SidePart } from "./side-part";

/** Links to the achievements, which are read from Steam only there. */
export function StoreAchievements({ href }: { href: string }) {
  return (
    <SidePart title="Store Achievements">
      <Link href={href} prefetch={false} className="group flex min-h-11 items-center gap-3 text-[15px]">
        <Icon name="trophy" className="size-5 text-lamp-text" />
        <span className="flex-1 font-medium">See all achievements</span>
        <LinkArrow />
      </Link>
    </SidePart>
  );
}
