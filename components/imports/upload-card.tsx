"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { island } from "@/components/ui/island";
import { Skeleton } from "@/components/ui/skeleton";
import { ProgressBar } from "./progress-bar";
import { useUpload } from "./use-upload";

const TableMapper = island(() => import("./table-mapper").then((module) => module.TableMapper), {
  fallback: <Skeleton className="h-[480px] rounded-card" />,
});

/** Takes files by a button or by dropping them. */
export function UploadCard() {
  const { upload, send, choose, reset } = useUpload();
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const table = upload.step === "tables" ? upload.tables[upload.choices.length] : undefined;
  if (upload.step === "tables" && table) {
    return (
      <TableMapper
        key={table.headerKey}
        table={table}
        files={upload.files}
        position={upload.tables.length > 1 ? `${upload.choices.length + 1} of ${upload.tables.length}` : null}
        onCancel={reset}
        onLeaveOut={
          upload.tables.length > 1
            ? () => choose({ headerKey: table.headerKey, mapping: null, isKept: false })
            : null
        }
        onMapped={(mapping, isKept) => choose({ headerKey: table.headerKey, mapping, isKept })}
      />
    );
  }
  const isBusy = upload.step === "sending" || upload.step === "reading";
  const retry = upload.step === "failed" ? upload.retry : null;
  return (
    <section
      aria-labelledby="file-title"
      className={cn(
        "rounded-card border-[1.5px] border-line-strong border-dashed p-5 text-center transition-colors duration-150 sm:p-8",
        isOver && "border-lamp bg-raised",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        send([...event.dataTransfer.files]);
      }}
    >
      <h2 id="file-title" className="text-[19px]">
        <span className="[@media(hover:none)]:hidden">Drop your file here</span>
        <span className="[@media(hover:hover)]:hidden">Choose your file</span>
      </h2>
      <p className="mx-auto mt-1.5 max-w-[416px] text-[14px] text-ink-2">
        CSV, TSV, JSON or ZIP, up to 10 MB. We recognise Backloggd, Backloggery, Completionator, Darkadia, GOG
        Galaxy, Grouvee, HowLongToBeat, IGDB, Infinite Backlog, Nintendo eShop, Playnite, Ryot, Yamtrack and
        our own exports; any other table works too.
      </p>
      <div className="mx-auto mt-5 max-w-[416px]">
        {upload.step === "sending" ? (
          <ProgressBar
            label={`Sending ${upload.name}`}
            done={Math.round(upload.share * 100)}
            total={100}
            text={`Sending ${upload.name}: ${Math.round(upload.share * 100)} %`}
          />
        ) : (
          <div className="flex flex-wrap justify-center gap-3 max-sm:*:grow">
            {retry ? (
              <Button variant="primary" onClick={retry}>
                Try again
              </Button>
            ) : null}
            <Button
              variant={retry ? "secondary" : "primary"}
              pending={isBusy}
              onClick={() => field.current?.click()}
            >
              Choose files
            </Button>
          </div>
        )}
        <input
          ref={field}
          type="file"
          multiple
          aria-label="Files of your collection"
          hidden
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // Allows choosing the same file again after a failure.
            currentTarget.value = "";
            send(files);
          }}
        />
        <p
          role="status"
          className="mt-2 -mb-5 min-h-[1.5em] text-[13.5px] text-ink-2 [overflow-wrap:anywhere]"
        >
          {upload.step === "reading" ? `Reading ${upload.name}…` : null}
        </p>
        {upload.step === "failed" ? (
          <p role="alert" className="-mt-[0.75em] text-[14px] text-danger-text [overflow-wrap:anywhere]">
            {upload.message}
          </p>
        ) : null}
      </div>
    </section>
  );
}
