"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";
import { editListPath } from "@/lib/lists/path";
import { EmbedListButton } from "./embed-list-button";

export type OwnerToolsProps = { listId: string; title: string; username: string };

export function OwnerButtons({ listId, title, username }: OwnerToolsProps) {
  const { user } = useSession();
  if (user?.username !== username) return null;
  return (
    <>
      <Button asChild size="sm">
        <Link href={editListPath(listId)}>
          <Icon name="pencil" className="size-4" />
          Edit
        </Link>
      </Button>
      <EmbedListButton listId={listId} title={title} />
    </>
  );
}
