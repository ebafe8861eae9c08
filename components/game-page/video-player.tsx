"use client";

import { useEffect, useEffectEvent, useRef } from "react";

type VideoPlayerProps = {
  videoId: string;
  title: string;
  /** Called when the visitor leaves the page. */
  onLeave: () => void;
};

/** YouTube's player, on its host without cookies. */
export function VideoPlayer({ videoId, title, onLeave }: VideoPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const leave = useEffectEvent(onLeave);

  // The page stays mounted, hidden, after navigation: stop the sound.
  useEffect(() => {
    const player = frame.current;
    let isHere = true;
    player?.focus();
    return () => {
      isHere = false;
      setTimeout(() => {
        if (isHere || frame.current?.checkVisibility()) return;
        player?.contentWindow?.location.replace("about:blank");
        leave();
      });
    };
  }, []);

  return (
    <iframe
      ref={frame}
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full border-0"
    />
  );
}
