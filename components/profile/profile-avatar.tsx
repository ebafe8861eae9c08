import { CoverImage } from "@/components/games/cover-image";
import { cn } from "@/components/ui/cn";
import { faceBackground } from "@/lib/face-colors";
import { initialsOf } from "@/lib/initials";

const PICTURE_PX = 256;

type ProfileAvatarProps = {
  username: string;
  avatarUrl: string | null;
  priority?: boolean;
  /** Size and font size. */
  className: string;
};

/** The user's picture; the first two letters of the name without one. */
export function ProfileAvatar({ username, avatarUrl, priority, className }: ProfileAvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "relative grid shrink-0 place-items-center overflow-hidden rounded-full font-display font-bold text-white [text-shadow:0_1px_6px_rgb(0_0_0/.55)]",
        className,
      )}
      style={{ background: faceBackground(username) }}
    >
      {initialsOf(username)}
      {avatarUrl ? (
        <CoverImage src={avatarUrl} alt="" width={PICTURE_PX} height={PICTURE_PX} priority={priority} />
      ) : null}
    </span>
  );
}
