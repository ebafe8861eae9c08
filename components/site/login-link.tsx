import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";

export function LoginLink({ className }: { className?: string }) {
  return (
    <Link href="/auth" className={cn("button button-secondary button-sm", className)}>
      Login
    </Link>
  );
}
