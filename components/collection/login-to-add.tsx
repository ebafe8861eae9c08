import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { PlusIcon } from "@/components/ui/icons";
import { authPath } from "@/lib/auth/next-path";

/** The collection button for visitors: leads to sign-in, and back to the game. */
export function LoginToAdd({ path, className }: { path: string; className: string | undefined }) {
  return (
    <Link
      href={authPath(path)}
      prefetch={false}
      className={cn(buttonVariants({ variant: "primary" }), className)}
    >
      <PlusIcon className="size-[18px]" />
      Add to Collection
    </Link>
  );
}
