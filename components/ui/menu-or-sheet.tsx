"use client";

import * as Menu from "@radix-ui/react-dropdown-menu";
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { cn } from "./cn";
import { FLOATING, useFloating, Veil } from "./floating";
import { Icon, type IconName } from "./icon";
import { Link } from "./link";
import { MoreButton } from "./more-button";
import type { ShallowLink } from "./shallow-link";

type MenuOrSheetProps = {
  /** The accessible name. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** To open it in another way, too. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
};

/** A menu beside its button; on phones a bottom sheet that keeps the focus. Arrows, Home, End, letters and Escape work in both. */
export function MenuOrSheet({
  label,
  trigger,
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  align = "end",
  className,
  children,
}: MenuOrSheetProps) {
  const [own, setOwn] = useState(defaultOpen);
  const open = controlled ?? own;
  const setOpen = onOpenChange ?? setOwn;
  const { isSheet, onClickCapture } = useFloating(open, () => setOpen(false));
  return (
    <Menu.Root open={open} onOpenChange={setOpen} modal={isSheet}>
      <Menu.Trigger asChild {...opensByTap(() => setOpen(!open))}>
        {trigger}
      </Menu.Trigger>
      <Menu.Portal>
        <div>
          <Veil />
          <Menu.Content
            aria-labelledby={undefined}
            aria-label={label}
            align={align}
            sideOffset={8}
            collisionPadding={12}
            onClickCapture={onClickCapture}
            className={cn(FLOATING, "md:min-w-[232px] md:p-1.5", className)}
          >
            {children}
          </Menu.Content>
        </div>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The trigger of a menu that another button opens: has the size of its `relative` parent. */
export function MenuAnchor(props: ComponentProps<"span"> & { onFocus: () => void }) {
  const focus = useRef(props.onFocus);
  // Radix returns the focus to the anchor, which may have been removed with its menu.
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body) focus.current();
      });
    },
    [],
  );
  return (
    <span aria-hidden="true" tabIndex={-1} className="pointer-events-none absolute inset-0" {...props} />
  );
}

/** Radix opens a menu when a finger touches its button, also to scroll. Here a tap opens it, and a click of a screen reader. */
function opensByTap(toggle: () => void) {
  return {
    onPointerDown: (event: React.PointerEvent) => {
      if (event.pointerType !== "mouse") event.preventDefault();
    },
    onClick: ({ nativeEvent }: MouseEvent) => {
      if (!(nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "mouse")) toggle();
    },
  };
}

/** The ⋯ at the end of a row of actions. */
export function MoreMenu({
  label = "More",
  ...props
}: Omit<MenuOrSheetProps, "label" | "trigger"> & { label?: string }) {
  return <MenuOrSheet label={label} trigger={<MoreButton label={label} />} {...props} />;
}

const ITEM =
  "flex min-h-11 w-full select-none items-center gap-3 rounded-[9px] px-3 py-1.5 text-left text-[14.5px] outline-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-raised data-[disabled]:text-ink-3 max-md:min-h-12 max-md:gap-3.5 max-md:text-base";

type MenuItemProps = {
  icon?: IconName;
  /** At the right end, in a quiet tone. */
  hint?: ReactNode;
  tone?: "danger";
  /** Makes the entry a link. */
  href?: string;
  /** "a" loads the page without the router, which may have cached it. */
  linkAs?: "a" | typeof ShallowLink;
  disabled?: boolean;
  /** `event.preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void;
  className?: string;
  children: ReactNode;
} & Pick<ComponentProps<typeof Menu.Item>, "aria-current" | "aria-expanded">;

export function MenuItem({
  icon,
  hint,
  tone,
  href,
  linkAs: Anchor = Link,
  className,
  children,
  ...props
}: MenuItemProps) {
  const content = (
    <>
      {icon ? (
        <Icon name={icon} className={cn("size-[18px] shrink-0", tone ? "text-current" : "text-ink-3")} />
      ) : null}
      {children}
      {hint ? <span className="ml-auto pl-3 text-[13px] text-ink-3 max-md:text-[14px]">{hint}</span> : null}
    </>
  );
  return (
    <Menu.Item
      className={cn(ITEM, tone === "danger" && "text-danger-text", className)}
      asChild={href !== undefined}
      {...props}
    >
      {href === undefined ? content : <Anchor href={href}>{content}</Anchor>}
    </Menu.Item>
  );
}

export const MenuRadioGroup = Menu.RadioGroup;

type MenuRadioItemProps = Omit<ComponentProps<typeof Menu.RadioItem>, "asChild"> & {
  icon?: ReactNode;
};

/** Shows a check if it is chosen. */
export function MenuRadioItem({ icon, className, children, ...props }: MenuRadioItemProps) {
  return (
    <Menu.RadioItem className={cn(ITEM, className)} {...props}>
      {icon}
      {children}
      <Check />
    </Menu.RadioItem>
  );
}

function Check() {
  return (
    <Menu.ItemIndicator className="ml-auto pl-3">
      <Icon name="check" className="size-[18px] text-lamp-text" />
    </Menu.ItemIndicator>
  );
}

export function MenuSeparator() {
  return <Menu.Separator className="mx-3 my-1.5 h-px bg-line" />;
}

/** The caption of the entries below it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Menu.Label className="px-3 pt-2 pb-1 font-[550] text-[13px] text-ink-3">{children}</Menu.Label>;
}
