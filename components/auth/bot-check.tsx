"use client";

import { DEFAULT_SCRIPT_ID, Turnstile, type TurnstileInstance } from "@marsidev/react-turnstile";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from "react";
import type { BotCheckConfig } from "@/lib/auth/schema";

/** After how long a check that failed, or a script that did not come, is tried again. */
const RETRY_INTERVAL_MS = 8000;

/**
 * The library takes no address for its script, so it is loaded here; once, since the script keeps its widgets.
 * @returns what stops the retries
 */
function loadScript(url: string, onFailure: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = () => {
    if (document.getElementById(DEFAULT_SCRIPT_ID)) return;
    const script = document.createElement("script");
    script.id = DEFAULT_SCRIPT_ID;
    script.src = `${url}?render=explicit`;
    script.async = true;
    script.onerror = () => {
      script.remove();
      onFailure();
      timer = setTimeout(load, RETRY_INTERVAL_MS);
    };
    document.head.append(script);
  };
  load();
  return () => clearTimeout(timer);
}

export type BotCheckHandle = {
  /** Asks for another token: one is good for a single attempt. */
  reset: () => void;
};

export type BotCheckProps = BotCheckConfig & {
  ref?: Ref<BotCheckHandle>;
  /** A token, or null when there is none any more. */
  onToken: (token: string | null) => void;
  /** The check itself failed or could not be loaded. It goes on trying. */
  onFailure: () => void;
};

/** Cloudflare's Turnstile, shown only when it wants something of the person. */
export function BotCheck({ siteKey, scriptUrl, ref, onToken, onFailure }: BotCheckProps) {
  const widget = useRef<TurnstileInstance>(null);
  const tellFailure = useEffectEvent(onFailure);
  useEffect(() => loadScript(scriptUrl, () => tellFailure()), [scriptUrl]);
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
      options={{
        appearance: "interaction-only",
        responseField: false,
        theme: "auto",
        retry: "auto",
        retryInterval: RETRY_INTERVAL_MS,
      }}
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
