"use client";

import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Switch } from "@/components/ui/switch";
import { changedFields } from "@/components/ui/use-form";
import { Group } from "./group";
import { Row } from "./row";
import { PROFILE_SECTION } from "./sections";
import { useSettings } from "./settings-context";
import { SettingsForm } from "./settings-form";
import { useSettingsForm } from "./use-settings-form";

export function ImportsSection() {
  const { person, isLocked } = useSettings();
  const { steamId = null, steamSync = false } = person?.profile ?? {};
  const form = useSettingsForm({ saved: { steamSync }, changesOf: changedFields });
  return (
    <SettingsForm label="Steam and imports" form={form}>
      <Group title="Steam" text="What you entered or removed stays as it is.">
        <div className="mt-3.5">
          <Row title="Steam ID" text={steamId ?? (person ? "None yet" : "…")}>
            <Button asChild size="sm">
              <Link href={PROFILE_SECTION.href}>{steamId ? "Change" : "Enter it"}</Link>
            </Button>
          </Row>
          <Switch
            label="Sync my Steam library automatically"
            text={`Once a day, when you open your shelf: new games appear as imported, and play times are updated.${steamId || !person ? "" : " This needs your Steam ID."}`}
            isOn={form.values.steamSync}
            disabled={isLocked}
            onChange={(on) => form.set({ steamSync: on })}
          />
        </div>
      </Group>
      <Group title="Imports">
        <div className="mt-3.5">
          <Row title="Steam library" text="Choose among your Steam games">
            <Button asChild size="sm">
              <Link href="/collection?import=steam">Import from Steam</Link>
            </Button>
          </Row>
          <Row title="Files of other services" text="And your past imports, which can be undone for a week">
            <Button asChild size="sm">
              <Link href="/import">Import from a file</Link>
            </Button>
          </Row>
        </div>
      </Group>
    </SettingsForm>
  );
}
