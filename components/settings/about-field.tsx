import { cn } from "@/components/ui/cn";
import { ABOUT_MAX_LENGTH } from "@/lib/profile/profile-fields";
import { countCharacters } from "@/lib/storable-text";

/** From here on the counter is shown. */
const COUNTER_FROM = 800;

export type AboutFieldProps = {
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (about: string) => void;
};

export function AboutField({ value, error, disabled, onChange }: AboutFieldProps) {
  const count = countCharacters(value);
  const isNear = count >= COUNTER_FROM;
  return (
    <div className="grid gap-1.5">
      <label htmlFor="settings-about" className="font-medium text-[13.5px] text-ink-2">
        About you
      </label>
      <textarea
        id="settings-about"
        rows={3}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby="settings-about-note"
        className="field-sizing-content max-h-[18rem] min-h-[5.5rem] w-full resize-none rounded-control border border-line bg-surface px-3.5 py-2.5 text-[15px] leading-normal transition-colors duration-150 placeholder:text-ink-3 hover:border-line-strong disabled:opacity-60 aria-invalid:border-danger max-md:text-base"
      />
      <p id="settings-about-note" className="flex min-h-[1.4em] justify-between gap-4 text-[13px] text-ink-3">
        <span className={cn(error && "text-danger-text")}>
          {error ?? "A few words for the head of your profile"}
        </span>
        <span
          aria-live={isNear ? "polite" : "off"}
          className={cn("tabular-nums", error && "text-danger-text")}
        >
          {isNear ? `${count.toLocaleString("en-US")} / ${ABOUT_MAX_LENGTH.toLocaleString("en-US")}` : null}
        </span>
      </p>
    </div>
  );
}
