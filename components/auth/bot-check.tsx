"use client";

import { DEFAULT_SCRIPT_ID, Turnstile, type TurnstileInstance } from "@marsidev/react-turnstile";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";

/** The library takes no address for its script, so it is loaded here; once, since the script keeps its widgets. */
function loadScript(url: string, onFailure: () => void): void {
  if (document.getElementById(DEFAULT_SCRIPT_ID)) return;
  const script = document.createElement("script");
  script.id = DEFAULT_SCRIPT_ID;
  script.src = `${url}?render=explicit`;
  script.async = true;
  script.onerror = () => {
    script.remove();
    onFailure();
  };
  document.head.append(script);
}

export type BotCheckConfig = { siteKey: string; scriptUrl: string };
export type BotCheckHandle = {
  /** Asks for another token: one is good for a single attempt. */
  reset: () => void;
};

export type BotCheckProps = BotCheckConfig & {
  ref?: Ref<BotCheckHandle>;
  /** A token, or null when there is none any more. */
  onToken: (token: string | null) => void;
  /** The check itself failed or could not be loaded. */
  onFailure: () => void;
};

/** Cloudflare's Turnstile, shown only when it wants something of the person. */
export function BotCheck({ siteKey, scriptUrl, ref, onToken, onFailure }: BotCheckProps) {
  const widget = useRef<TurnstileInstance>(null);
  useEffect(() => loadScript(scriptUrl, onFailure), [scriptUrl, onFailure]);
  useImperativeHandle(ref, () => ({
    reset() {
      onToken(null);
      widget.current?.reset();
    },
  }));
  return (
    <Turnstile
      ref={widget}
      siteKey={siteKey}
      injectScript={false}
      options={{ appearance: "interaction-only", responseField: false, theme: "auto" }}
      onSuccess={onToken}
      onExpire={() => onToken(null)}
      onTimeout={() => onToken(null)}
      onError={() => {
        onToken(null);
        onFailure();
        return true;
      }}
    />
  );
}
