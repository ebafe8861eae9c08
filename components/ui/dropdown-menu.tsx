"use client";

import * as Menu from "@radix-ui/react-dropdown-menu";
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from "react";
import { addDialog, dismissDialog } from "./back-closes";
import { cn } from "./cn";
import { Icon } from "./icon";
import { useMedia } from "./use-media";

const NARROW = "(width < 64rem)";

/** A link closes the menu: the page that it opens replaces the menu's history entry. */
let isFollowingLink = false;

function leadsAway(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link !== null && link.href !== window.location.href;
}

export type DropdownMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** On phones and tablets, Back closes it. */
export function DropdownMenu({ open, onOpenChange, children }: DropdownMenuProps) {
  const hasEntry = useMedia(NARROW) && open;
  const onBack = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!hasEntry) return;
    isFollowingLink = false;
    const remove = addDialog(() => onBack());
    return () => {
      remove();
      if (!isFollowingLink) dismissDialog(() => undefined);
    };
  }, [hasEntry]);
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      {children}
    </Menu.Root>
  );
}
export const DropdownMenuTrigger = Menu.Trigger;
export const DropdownMenuRadioGroup = Menu.RadioGroup;

const itemClasses =
  "flex w-full select-none items-center gap-2.5 rounded-lg px-2.5 py-2 text-[14px] text-ink outline-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-raised data-[disabled]:text-ink-3";

/** Load this file on first interaction (`useLazy`): Radix is not part of a public page's first load. */
export function DropdownMenuContent({
  className,
  sideOffset = 8,
  align = "end",
  onInteractOutside,
  ...props
}: ComponentProps<typeof Menu.Content>) {
  return (
    <Menu.Portal>
      <Menu.Content
        sideOffset={sideOffset}
        align={align}
        collisionPadding={12}
        onInteractOutside={(event) => {
          isFollowingLink = leadsAway(event.target);
          onInteractOutside?.(event);
        }}
        className={cn(
          "z-50 max-h-[var(--radix-dropdown-menu-content-available-height)] min-w-[13rem] max-w-[calc(100vw-24px)] origin-[var(--radix-dropdown-menu-content-transform-origin)] animate-pop-in overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float",
          className,
        )}
        {...props}
      />
    </Menu.Portal>
  );
}

export function DropdownMenuItem({
  className,
  variant = "default",
  onSelect,
  ...props
}: ComponentProps<typeof Menu.Item> & { variant?: "default" | "danger" }) {
  return (
    <Menu.Item
      onSelect={(event) => {
        isFollowingLink = leadsAway(event.currentTarget);
        onSelect?.(event);
      }}
      className={cn(itemClasses, variant === "danger" && "text-danger-text", className)}
      {...props}
    />
  );
}

/** A radio item, with a check mark at its right. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Menu.RadioItem>) {
  return (
    <Menu.RadioItem className={cn(itemClasses, className)} {...props}>
      {children}
      <Menu.ItemIndicator className="ml-auto">
        <Icon name="check" className="size-4 text-lamp-text" />
      </Menu.ItemIndicator>
    </Menu.RadioItem>
  );
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Menu.Separator>) {
  return <Menu.Separator className={cn("-mx-1.5 my-1.5 h-px bg-line", className)} {...props} />;
}
