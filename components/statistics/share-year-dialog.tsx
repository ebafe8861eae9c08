"use client";

import { useState } from "react";
import { copyLink } from "@/components/page/share-link";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Switch } from "@/components/ui/switch";
import {
  LINK_PICTURE,
  YEAR_FORMATS,
  type YearPicture,
  yearPath,
  yearPicturePath,
} from "@/lib/statistics/path";

const FORMATS = {
  post: { label: "Post 4:5", width: 1080, height: 1350 },
  story: { label: "Story", width: 1080, height: 1920 },
  wide: { label: "Wide", width: 1200, height: 630 },
} as const;
const CHOICES = [
  { key: "hours", label: "Hours" },
  { key: "ratings", label: "Ratings" },
  { key: "name", label: "My name" },
] as const;

type ShareYearDialogProps = { year: number; username: string; onClose: () => void };

export function ShareYearDialog({ year, username, onClose }: ShareYearDialogProps) {
  const [picture, setPicture] = useState<YearPicture>({ ...LINK_PICTURE, format: "post" });
  const src = yearPicturePath(username, year, picture);
  const { width, height } = FORMATS[picture.format];
  return (
    <Dialog open onClose={onClose}>
      <DialogContent title={`Share your ${year}`} hideTitle place="sheet" className="md:max-w-[960px] md:p-7">
        <div className="grid gap-6 min-[900px]:grid-cols-[minmax(0,540px)_minmax(0,1fr)] min-[900px]:gap-10">
          <img
            src={src}
            alt={`Your ${year}, as it is shared`}
            width={width}
            height={height}
            className="h-[min(675px,44svh)] w-full object-contain min-[900px]:h-[min(675px,76svh)]"
          />
          <div className="flex flex-col">
            <p aria-hidden="true" className="pr-12 font-[650] font-display text-[26px]">
              Share your {year}
            </p>
            <p className="mt-2 mb-[22px] text-ink-2">
              A picture that stands on its own, and a link behind it.
            </p>
            <fieldset>
              <legend className="mb-2.5 font-semibold text-[13px] text-ink-3">Format</legend>
              <div className="flex flex-wrap gap-2">
                {YEAR_FORMATS.map((format) => (
                  <Button
                    key={format}
                    variant={format === picture.format ? "secondary" : "outline"}
                    aria-pressed={format === picture.format}
                    onClick={() => setPicture({ ...picture, format })}
                  >
                    {FORMATS[format].label}
                  </Button>
                ))}
              </div>
            </fieldset>
            <div className="my-[22px]">
              {CHOICES.map(({ key, label }) => (
                <Switch
                  key={key}
                  label={label}
                  isOn={picture[key]}
                  disabled={false}
                  onChange={(isOn) => setPicture({ ...picture, [key]: isOn })}
                />
              ))}
            </div>
            <div className="mt-auto grid gap-2">
              <Button asChild variant="primary" className="h-12">
                <a href={src} download={`${year}.jpg`}>
                  <Icon name="image-down" className="size-[18px]" />
                  Save picture
                </a>
              </Button>
              <Button className="h-12" onClick={() => void copyLink(yearPath(username, year))}>
                <Icon name="link-2" className="size-[18px]" />
                Copy link
              </Button>
            </div>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
