import { CoverImage } from "@/components/games/cover-image";
import { cn } from "@/components/ui/cn";
import { initialsOf } from "@/lib/initials";

const PICTURE_PX = 256;

export type ProfileAvatarProps = {
  username: string;
  avatarUrl: string | null;
  priority?: boolean;
  /** Size and font size, unless it is that of a profile's header. */
  className?: string;
};

/** The user's picture; the first two letters of the name without one. */
export function ProfileAvatar({ username, avatarUrl, priority, className }: ProfileAvatarProps) {
  return (
    <span aria-hidden="true" className={cn("profile-avatar", className)}>
      {initialsOf(username)}
      {avatarUrl ? (
        <CoverImage src={avatarUrl} alt="" width={PICTURE_PX} height={PICTURE_PX} priority={priority} />
      ) : null}
    </span>
  );
}
