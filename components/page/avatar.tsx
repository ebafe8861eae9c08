"use client";

import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { faceBackground } from "@/lib/face-colors";
import { initialsOf } from "@/lib/initials";

type AvatarProps = {
  /** Gives the initials that are shown if there is no picture or it fails to load. */
  name: string;
  /** Gives the colours, if not `name`. */
  colorsOf?: string;
  avatarUrl: string | null;
  className?: string;
};

export function Avatar({
  name,
  colorsOf = name,
  avatarUrl,
  className = "size-[34px] text-[12.5px]",
}: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={cn(
        "relative grid shrink-0 place-items-center overflow-hidden rounded-full font-bold text-white",
        className,
      )}
      style={{ background: faceBackground(colorsOf) }}
    >
      {avatarUrl && avatarUrl !== broken ? (
        <img
          src={avatarUrl}
          alt=""
          width={96}
          height={96}
          onError={() => setBroken(avatarUrl)}
          className="size-full object-cover"
        />
      ) : (
        <span aria-hidden="true" className="[text-shadow:0_1px_3px_rgb(0_0_0/.7)]">
          {initialsOf(name)}
        </span>
      )}
    </span>
  );
}
