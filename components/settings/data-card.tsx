"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { toastError } from "@/components/ui/toast-store";
import { saveFile } from "./save-file";
import { SettingsCard } from "./settings-card";

const TABLES = [
  { table: "user_games", label: "Games (CSV)" },
  { table: "steam_games", label: "Steam games (CSV)" },
  { table: "profile", label: "Profile (CSV)" },
] as const;

/** Downloads of all data of the account. */
export function DataCard({ disabled }: { disabled: boolean }) {
  const [running, setRunning] = useState<string | null>(null);

  const download = async (query: string) => {
    if (running) return;
    setRunning(query);
    try {
      await saveFile(`/api/profile/data?${query}`);
    } catch {
      toastError("Your data could not be downloaded. Please try again in a moment.");
    }
    setRunning(null);
  };
  const button = (query: string, label: string, isFirst = false) => (
    <Button
      key={query}
      variant={isFirst ? "secondary" : "outline"}
      size="sm"
      disabled={disabled || (running !== null && running !== query)}
      pending={running === query}
      onClick={() => void download(query)}
    >
      <Icon name="download" className="size-4" />
      {label}
    </Button>
  );

  return (
    <SettingsCard
      id="your-data"
      title="Download my data"
      description="Everything that we keep about you: your account, your profile, every game with your notes, ratings and hours, and what was imported from Steam. JSON has all of it in one file; CSV opens in a spreadsheet."
    >
      <div className="flex flex-wrap gap-2">
        {button("format=json", "Everything (JSON)", true)}
        {TABLES.map(({ table, label }) => button(`format=csv&table=${table}`, label))}
      </div>
    </SettingsCard>
  );
}
