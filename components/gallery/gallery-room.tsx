"use client";

import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useMedia } from "@/components/ui/use-media";
import type { GalleryGames } from "@/lib/gallery/queries";
import { panelPlace, type Rect } from "./field";
import { CAPTION_PX, GalleryFrame, GalleryLoading } from "./gallery-frame";
import { GameLinks } from "./game-links";
import { GamePanel } from "./game-panel";
import { createStage, type Stage } from "./stage";

/** Shorter movements are taps. */
const DRAG_PX = 8;
const MAX_THROW = 1500;

type Drag = { id: number; startX: number; x: number; at: number; speed: number; isMoving: boolean };

export function GalleryRoom({ games, isSample }: GalleryGames) {
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  /** Escape hides the panel; the tile stays marked, since it may have the focus. */
  const [isPanelHidden, setPanelHidden] = useState(false);
  const [isPaused, setPaused] = useState(false);
  /** The first cover is there. */
  const [isStarted, setStarted] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  const drag = useRef<Drag>(null);
  const wasDragged = useRef(false);
  const isTouch = useRef(false);
  const shown = pointed ?? focused;
  const game = shown === null ? undefined : games[shown];

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const created = createStage({
      canvas: element,
      games,
      foot: CAPTION_PX,
      isStill,
      onPlace,
      onCover: () => setStarted(true),
    });
    stage.current = created;
    function onPlace(index: number, place: Rect) {
      const frame = element?.parentElement;
      if (!frame) return;
      const link = frame.querySelector<HTMLElement>(`[data-index="${index}"]`);
      if (link) lay(link, place);
      if (!panel.current) return;
      const size = { width: panel.current.offsetWidth, height: panel.current.offsetHeight };
      const { x, y } = panelPlace(place, size, {
        width: frame.clientWidth,
        height: frame.clientHeight - CAPTION_PX,
      });
      panel.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    }
    const sizes = new ResizeObserver(() => created.resize());
    sizes.observe(element);
    const sight = new IntersectionObserver(([entry]) => created.setVisible(entry?.isIntersecting ?? true));
    sight.observe(element);
    return () => {
      sizes.disconnect();
      sight.disconnect();
      created.destroy();
      stage.current = null;
    };
  }, [games, isStill]);

  useLayoutEffect(() => {
    const frame = canvas.current?.parentElement;
    stage.current?.setActive(shown);
    return () => {
      const link = frame?.querySelector<HTMLElement>(`[data-index="${shown}"]`);
      if (link) link.removeAttribute("style");
    };
  }, [shown]);

  useEffect(() => stage.current?.setPaused(isPaused || isStill), [isPaused, isStill]);

  function pointOf(event: MouseEvent): { x: number; y: number } {
    const box = canvas.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  function point(index: number | null) {
    if (index === pointed) return;
    setPanelHidden(false);
    setPointed(index);
  }

  function onPointerDown(event: PointerEvent) {
    isTouch.current = event.pointerType === "touch";
    wasDragged.current = false;
    if (event.button !== 0) return;
    const { clientX: x, timeStamp: at, pointerId: id } = event;
    drag.current = { id, startX: x, x, at, speed: 0, isMoving: false };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const held = drag.current;
    if (held && held.id === event.pointerId) {
      if (!held.isMoving && Math.abs(event.clientX - held.startX) < DRAG_PX) return;
      if (!held.isMoving) {
        held.isMoving = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        point(null);
      }
      const dx = event.clientX - held.x;
      const seconds = Math.max((event.timeStamp - held.at) / 1000, 0.001);
      held.speed = held.speed * 0.6 + (dx / seconds) * 0.4;
      held.x = event.clientX;
      held.at = event.timeStamp;
      stage.current?.drag(dx);
      return;
    }
    if (event.pointerType === "touch") return;
    const at = pointOf(event);
    point(stage.current?.hit(at.x, at.y) ?? null);
    stage.current?.lean(at);
  }

  function onPointerUp(event: PointerEvent) {
    const held = drag.current;
    drag.current = null;
    if (!held?.isMoving) return;
    wasDragged.current = true;
    // A finger that rested before lifting has no speed.
    const speed = event.timeStamp - held.at > 80 ? 0 : held.speed;
    stage.current?.release(Math.max(-MAX_THROW, Math.min(speed, MAX_THROW)));
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType === "touch") return;
    point(null);
    stage.current?.lean(null);
  }

  function onClickCapture(event: MouseEvent) {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The first tap shows a tile; the second hits the link that then covers it. */
  function onClick(event: MouseEvent) {
    if (!isTouch.current || (event.target instanceof Element && event.target.closest("a, button"))) return;
    const { x, y } = pointOf(event);
    const index = stage.current?.hit(x, y) ?? null;
    if (index === null || index !== pointed) return point(index);
    // Ignores the link when it was not yet there at touchstart.
    canvas.current?.parentElement?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.click();
  }

  return (
    <GalleryFrame
      note={
        isSample
          ? "The catalogue cannot be reached right now, so here are a few games we know by heart."
          : null
      }
      control={
        isStill ? null : (
          <Button size="icon" aria-label={isPaused ? "Play" : "Pause"} onClick={() => setPaused(!isPaused)}>
            {isPaused ? (
              <Icon name="play" className="size-[18px]" />
            ) : (
              <Icon name="pause" className="size-[18px]" />
            )}
          </Button>
        )
      }
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onPointerLeave={onPointerLeave}
      onClickCapture={onClickCapture}
      onClick={onClick}
      onKeyDown={({ key }) => {
        if (key === "Escape") setPanelHidden(true);
      }}
    >
      <canvas ref={canvas} className="absolute inset-0 size-full" />
      {isStarted ? null : <GalleryLoading />}
      <a
        href="#gallery-end"
        className="sr-only rounded-control bg-lamp font-semibold text-lamp-ink focus-visible:not-sr-only focus-visible:absolute focus-visible:top-3 focus-visible:left-1/2 focus-visible:z-30 focus-visible:-translate-x-1/2 focus-visible:px-4 focus-visible:py-2.5"
      >
        Skip the games
      </a>
      <GameLinks
        games={games}
        shown={shown}
        onFocus={(index) => {
          point(null);
          setPanelHidden(false);
          setFocused(index);
          stage.current?.reveal(index);
        }}
        onBlur={() => setFocused(null)}
      />
      {game && !isPanelHidden ? (
        <GamePanel
          ref={(element) => {
            panel.current = element;
            stage.current?.tellPlace();
          }}
          game={game}
        />
      ) : null}
      <span id="gallery-end" tabIndex={-1} className="absolute bottom-0" />
    </GalleryFrame>
  );
}

function lay(link: HTMLElement, { x, y, width, height }: Rect) {
  link.style.width = `${width}px`;
  link.style.height = `${height}px`;
  link.style.transform = `translate(${x}px, ${y}px)`;
}
