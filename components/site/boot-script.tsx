"use client";

import type { OverlayName } from "./command/overlay-store";
import type { Theme } from "./theme-choice";

declare global {
  interface Window {
    /** Set by the boot script. Cuts `message`, and sends nothing after the third report of a page. */
    reportClientError?: (
      kind: "error" | "rejection" | "chunk" | "boundary" | "caught",
      message: unknown,
      source?: string,
      reference?: string,
    ) => void;
    /** Set by the boot script: shows and remembers a theme. */
    chooseTheme?: (theme: Theme) => void;
    /** The dialog that a key or a button has requested (site-overlay.tsx). */
    overlayAsked?: OverlayName | undefined;
  }
}

const SPLASH_MS = 2000;

/**
 * Records the buttons that are clicked before hydration, each once, and the buttons of forms in which Enter is pressed, for
 * replay-early-clicks.tsx.
 */
const EARLY_CLICKS = `var b=new Set,c=function(e){var g=e.target,t=e.type=="click"?g.closest("button[type=button]"):e.key=="Enter"&&g.form&&g.form.querySelector("[data-waits]");if(t){b.delete(t);b.add(t)}},w=["click","keydown"];w.forEach(n=>addEventListener(n,c,true));window.takeEarlyClicks=function(){w.forEach(n=>removeEventListener(n,c,true));return b};`;

/** Sends errors of this page to app/api/client-errors, three at most; of addresses only the path. */
const REPORTS = `var n=3;function reportClientError(k,m,s,r){if(n-->0)navigator.sendBeacon("/api/client-errors",new Blob([JSON.stringify({kind:k,message:(""+m).slice(0,200),path:location.pathname,source:s,reference:r})],{type:"application/json"}))}addEventListener("unhandledrejection",function(e){var r=e.reason;reportClientError("rejection",r&&r.message||r)});`;

/**
 * Hides a picture that cannot be loaded, from the first one on (components/games/cover-image.tsx); reports exceptions in
 * scripts of our origin, and scripts and style sheets that do not load.
 */
const ERRORS = `addEventListener("error",function(e){var t=e.target,m=e.message||/^(SCRIPT|LINK)$/.test(t.tagName)&&"not loaded",a=m&&(e.filename||t.src||t.href||"").split(location.origin+"/")[1];if(t.dataset&&"cover"in t.dataset)t.hidden=true;else if(a)reportClientError(e.message?"error":"chunk",m,"/"+a.split(/[?#]/)[0]+(e.lineno?":"+e.lineno+":"+e.colno:""))},true);`;

/**
 * Adds the open page to the address of a Login link (login-link.tsx) when that is used, on the sign-in page the one that it
 * returns to; lib/auth/next-path.ts checks it.
 */
const LOGIN = `function addNext(e){var a=e.target.closest("[data-login]"),l=location,n=l.pathname=="/auth"?new URLSearchParams(l.search).get("next"):l.pathname+l.search;if(a)a.search=n?"next="+encodeURIComponent(n):""}addEventListener("pointerdown",addNext,true);addEventListener("click",addNext,true);`;

/**
 * The chosen theme, before the first paint and whenever it is chosen (theme-choice.tsx) here or in another tab; without one
 * the system's. Browsers use the first valid `theme-color`.
 */
const THEME = `var m=document.createElement("meta");m.name="theme-color";document.head.prepend(m);function showTheme(v){var r=document.documentElement.dataset;m.content={__proto__:null,light:"#f7f3ea",dark:"#0d0e14"}[v]||"";if(m.content)r.theme=v;else{v="system";delete r.theme}document.querySelectorAll("[name$=theme]").forEach(i=>i.checked=i.value==v)}function chooseTheme(v){showTheme(v);try{localStorage.setItem("questshelf-theme",v)}catch{}}function readTheme(){try{showTheme(localStorage.getItem("questshelf-theme"))}catch{}}readTheme();["DOMContentLoaded","pageshow","storage"].forEach(t=>addEventListener(t,readTheme));addEventListener("change",({target:t})=>/theme$/.test(t.name)&&chooseTheme(t.value));`;

/**
 * "/" focuses the visible search field: the header's, or on browse pages their own (hidden pages may have one, too). Ctrl K
 * opens the command palette (also with Caps Lock, as "K") and "?" the list of shortcuts. While a dialog is open, these keys do nothing. `data-opens` of a button does the same.
 */
const KEYS = `function opens(n){if(n=="search")[...document.querySelectorAll("header [type=search],main [name=q]")].find(i=>i.checkVisibility())?.focus();else{overlayAsked=n;dispatchEvent(new Event("overlay"))}}onkeydown=e=>{var c=e.ctrlKey||e.metaKey,k=e.key=="K"&&!e.shiftKey?"k":e.key,n={"/":"search","?":"shortcuts",k:"palette"}[k];if(n&&!e.altKey&&c==(k=="k")&&!document.querySelector("[role$=dialog][data-state]")&&(c||!e.target.closest("input,textarea,select,[contenteditable]"))){e.preventDefault();opens(n)}};onclick=e=>{var b=e.target.closest("[data-opens]");if(b)opens(b.dataset.opens)};`;

/** The first press of a link shows its blurred cover of a game for adults only (game-cover.tsx), unless the viewer has turned such games on. */
const ADULT = `addEventListener("click",function(e){var a=e.target.closest("a"),c=a&&a.querySelector("[data-adult=hidden]");if(c&&!("showsAdult"in document.documentElement.dataset)){c.dataset.adult="";e.preventDefault();e.stopImmediatePropagation()}},true);`;

// Runs before the first paint: the remembered view, whether this browser is signed in, the names of its
// keys, and the calendar's platforms, so that neither lists nor the header jump when the rest arrives; and the splash, once in a visit.
// It contains no user input.
const BOOT = `${EARLY_CLICKS}${REPORTS}${ERRORS}${LOGIN}${ADULT}${KEYS}try{${THEME}var d=document.documentElement.dataset,l=location,s=localStorage,t=sessionStorage;if(s.getItem("questshelf-view")==="list")d.view="list";if(/(^|; )questshelf-signed-in=1/.test(document.cookie))d.user="1";if(/^Mac/.test(navigator.platform))d.mac=1;if(/[?&](show|sort)=/.test(l.search))d.arranged="";var p=/[?&]platform=([a-z0-9.]+)/.exec(l.search);if(p)d.platform=p[1].replaceAll("."," ");if(l.pathname==="/"&&!t.getItem("questshelf-splash")){t.setItem("questshelf-splash","1");if(!matchMedia("(prefers-reduced-motion:reduce)").matches){d.splash="";var e=function(){delete d.splash};setTimeout(e,${SPLASH_MS});addEventListener("pointerdown",e,{once:true});addEventListener("keydown",e,{once:true})}}}catch{}`;

/** A client component without its text in the browser's bundle: a server component's would be in the page twice. */
export function BootScript() {
  const code = typeof window === "undefined" ? BOOT : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
