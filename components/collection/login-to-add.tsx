import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { authPath } from "@/lib/auth/next-path";

/** The collection button for visitors: leads to sign-in, and back to the game. */
export function LoginToAdd({ path, className }: { path: string; className: string | undefined }) {
  return (
    <Link href={authPath(path)} prefetch={false} className={cn("button button-primary button-md", className)}>
      <Icon name="plus" className="size-[18px]" />
      Add to Collection
    </Link>
  );
}
