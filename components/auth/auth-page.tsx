import { type ReactNode, Suspense } from "react";
import { QueryProvider } from "@/components/ui/query-provider";
import { AuthPanelSkeleton } from "./auth-panel-skeleton";

type AuthPageProps = { fields?: 1 | 2; children: ReactNode };

/** Layout around each sign-in panel, also while it loads. */
export function AuthPage({ fields, children }: AuthPageProps) {
  return (
    <div className="wrap py-8 sm:py-12">
      <QueryProvider>
        <Suspense fallback={<AuthPanelSkeleton fields={fields} />}>{children}</Suspense>
      </QueryProvider>
    </div>
  );
}
