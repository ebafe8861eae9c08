import type { ComponentProps } from "react";
import { Button } from "./button";
import { Icon } from "./icon";

/** The ⋯ that opens a menu; alone until the menu has loaded. */
export function MoreButton({ label = "More", ...props }: ComponentProps<typeof Button> & { label?: string }) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} {...props}>
      <Icon name="ellipsis" className="size-5" />
    </Button>
  );
}
