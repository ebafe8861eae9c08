import { useQuery } from "@tanstack/react-query";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { ownVisibilityOptions } from "@/lib/profile/own-queries";
import { VISIBILITY_PATH } from "@/lib/profile/privacy";

/** For owners of lists that others would see if their profile were not private. */
export function PrivateProfileNote({ className }: { className: string }) {
  const { data: visibility } = useQuery(ownVisibilityOptions());
  if (visibility !== "private") return null;
  return (
    <p className={cn("text-[14px] text-ink-2", className)}>
      Only you can see your lists while{" "}
      <Link href={VISIBILITY_PATH} className="font-medium text-ink link">
        your profile is private
      </Link>
      .
    </p>
  );
}
