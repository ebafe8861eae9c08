import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { authPath } from "@/lib/auth/next-path";

/**
 * The collection button for visitors: leads to sign-in, and back to the game. If this browser is signed in (`data-user`), a
 * placeholder as wide as the button with a menu, because the game may be on the shelf.
 */
export function LoginToAdd({ path, className }: { path: string; className: string | undefined }) {
  return (
    <span
      className={cn(
        "flex rounded-control [[data-user]_&]:animate-shimmer [[data-user]_&]:bg-raised",
        className,
      )}
    >
      <Link
        href={authPath(path)}
        prefetch={false}
        className="button button-primary button-md min-w-0 grow [[data-user]_&]:invisible"
      >
        <Icon name="plus" className="size-[18px]" />
        Add to Collection
        <span className="hidden size-4 [[data-user]_&]:block" />
      </Link>
    </span>
  );
}
