"use client";

import { copyLink } from "@/components/page/share-link";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

export function CopyLinkButton({ path }: { path: string }) {
  return (
    <Button variant="ghost" className="first:-ml-3" onClick={() => void copyLink(path)}>
      <Icon name="link-2" className="size-[18px]" />
      Copy link
    </Button>
  );
}
