"use client";

import { usePathname } from "next/navigation";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { STATUS_PATH } from "@/lib/status/path";

const LABEL = "Status";

/** The header's link to the status page. Its tooltip reads the status when it is pointed at. */
export function StatusLink() {
  const [tip, setTip] = useState(LABEL);
  const read = () => {
    Promise.all([import("@/lib/status/overall-words"), import("@/components/ui/query-provider")])
      .then(([{ readOverallWords }, { getQueryClient }]) => readOverallWords(getQueryClient()))
      .then(
        (words) => setTip(`${LABEL}: ${words.toLowerCase()}`),
        () => undefined,
      );
  };
  return (
    <Link
      href={STATUS_PATH}
      aria-current={usePathname() === STATUS_PATH ? "page" : undefined}
      aria-label={LABEL}
      data-tip={tip}
      onPointerEnter={read}
      onFocus={read}
      className="header-button max-[900px]:hidden"
    >
      <Icon name="activity" className="size-[19px]" />
    </Link>
  );
}
