import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { authPath } from "@/lib/auth/next-path";
import { addAfterLogin } from "./add-after-login";
import type { StripGame } from "./strip-game";

/**
 * Leads visitors to sign-in, and back to the game, which is added then. If this browser is signed in (`data-user`), an empty
 * strip, because the game may be on the shelf.
 */
export function LoginToAdd({ game }: { game: StripGame }) {
  return (
    <div className="strip-login">
      <Link
        href={authPath(game.path)}
        prefetch={false}
        onClick={() => addAfterLogin(game.id)}
        className="button button-primary strip-next"
      >
        <Icon name="plus" className="size-[18px]" />
        Add to Collection
      </Link>
      <p className="text-[14.5px] text-ink-2 max-md:hidden">Log in or sign up, and it is on your shelf.</p>
    </div>
  );
}
