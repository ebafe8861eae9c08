import { cn } from "@/components/ui/cn";

/** boot.ts adds the open page, to which signing in returns; it works before hydration, which the header puts off. */
export function LoginLink({ className }: { className?: string }) {
  return (
    <a href="/auth" data-login="" className={cn("button button-secondary button-sm", className)}>
      Login
    </a>
  );
}
