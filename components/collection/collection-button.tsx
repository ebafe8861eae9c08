import { CollectionButtonClient } from "./collection-button-client";
import type { CollectionButtonProps } from "./collection-button-live";
import { LoginToAdd } from "./login-to-add";

/** Adds a game to the shelf, shows and changes its status, removes it. */
export function CollectionButton(props: CollectionButtonProps) {
  return (
    <CollectionButtonClient {...props}>
      <LoginToAdd path={props.game.path} className={props.className} />
    </CollectionButtonClient>
  );
}
