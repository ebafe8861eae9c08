import { LogoMark } from "@/components/page/logo-mark";
import { NotFoundPage } from "@/components/page/page-or-message";

/** For an address below an existing profile that has no list. */
export function ProfileListNotFound() {
  return (
    <NotFoundPage>
      <div className="flex flex-col items-center pt-10 text-center">
        <title>Nothing here · Questshelf</title>
        <LogoMark className="size-16 opacity-80" />
        <h2 className="mt-6 text-[24px]">Nothing here</h2>
        <p className="mt-3 text-[16px] text-ink-2">
          This shelf does not go that far. Its tabs lead to all of it.
        </p>
      </div>
    </NotFoundPage>
  );
}
