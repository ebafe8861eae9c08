import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";

export function LoginLink({ className }: { className?: string }) {
  return (
    <Link
      href="/auth"
      className={cn(
        "inline-flex h-9 items-center rounded-[9px] border border-line bg-raised px-3.5 font-semibold text-[13.5px] hover:border-line-strong active:bg-surface",
        className,
      )}
    >
      Login
    </Link>
  );
}
