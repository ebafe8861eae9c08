import { MenuItem, MoreMenu } from "@/components/ui/menu-or-sheet";
import type { Action } from "./action";

export function ActionsMenu({ actions }: { actions: readonly Action[] }) {
  return (
    <MoreMenu>
      {actions.map(({ label, ...props }) => (
        <MenuItem key={label} linkAs="a" {...props}>
          {label}
        </MenuItem>
      ))}
    </MoreMenu>
  );
}
