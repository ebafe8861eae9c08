"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { useSession } from "@/lib/auth/queries";
import { embedOptions } from "@/lib/profile/queries";

export function OwnEmbedButton({ username }: { username: string }) {
  const { user } = useSession();
  const isOwn = user?.username === username;
  const { data: widgetUrl } = useQuery({ ...embedOptions(user?.id ?? ""), enabled: isOwn });
  const [dialog, load] = useLazy(() => import("./embed-dialog"));
  const [isOpen, setOpen] = useState(false);
  if (!isOwn || !widgetUrl) return null;
  return (
    <>
      <div className="wrap pointer-events-none absolute inset-x-0 top-4 flex justify-end md:top-5">
        <Button
          size="sm"
          aria-haspopup="dialog"
          onPointerEnter={load}
          onFocus={load}
          onClick={() => {
            load();
            setOpen(true);
          }}
          className="pointer-events-auto border-line-strong bg-glass backdrop-blur-[10px]"
        >
          <Icon name="code" className="size-4" />
          Embed widget
        </Button>
      </div>
      {dialog ? (
        <dialog.EmbedDialog username={username} widgetUrl={widgetUrl} open={isOpen} onOpenChange={setOpen} />
      ) : null}
    </>
  );
}
