"use client";

import { type ComponentType, useState } from "react";
import { island } from "./island";
import { MoreButton } from "./more-button";

/**
 * The ⋯ of a menu whose script loads when it is pressed, so that a menu that stays closed costs visitors nothing. The part that
 * is loaded begins with its menu open.
 */
export function menuIsland<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = island<Props & { label?: string }>(load, {
    fallback: ({ label }) => <MoreButton label={label} aria-busy />,
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each island
  return function MenuIsland(props: Props & { label?: string }) {
    const [isPressed, setPressed] = useState(false);
    if (isPressed) return <Part {...props} />;
    return (
      <MoreButton
        label={props.label}
        aria-haspopup="menu"
        // A mouse arrives before it presses.
        onPointerEnter={() => void load().catch(() => null)}
        onClick={() => setPressed(true)}
      />
    );
  };
}
