const SPLASH_MS = 2000;

/** Keeps the buttons that are pressed until React is there, each once, for early-clicks.tsx. */
const EARLY_CLICKS = `var b=new Set,c=function(e){var t=e.target.closest("button[type=button]");if(t){b.delete(t);b.add(t)}};addEventListener("click",c,true);window.takeEarlyClicks=function(){removeEventListener("click",c,true);return b};`;

/** Hides a picture that cannot be loaded, from the first one on: see components/games/cover-image.tsx. */
const MISSING_COVERS = `addEventListener("error",function(e){var t=e.target;if(t.dataset&&"cover"in t.dataset)t.hidden=true},true);`;

// Runs before the first paint: the remembered view, whether this browser was signed in when it last looked, and the
// calendar's platforms, so that neither lists nor the header jump when the rest arrives; and the splash, once in a visit.
// It holds nothing that anyone sent.
const BOOT = `${EARLY_CLICKS}${MISSING_COVERS}try{var d=document.documentElement.dataset,l=location,s=localStorage,t=sessionStorage;if(s.getItem("questshelf-view")==="list")d.view="list";if(s.getItem("questshelf-signed-in")==="1")d.user="1";if(/[?&](q|dev|pub)=/.test(l.search))d.filtered="";if(/[?&](show|sort)=/.test(l.search))d.arranged="";var p=/[?&]platform=([a-z0-9.]+)/.exec(l.search);if(p)d.platform=p[1].replaceAll("."," ");if(l.pathname==="/"&&!t.getItem("questshelf-splash")){t.setItem("questshelf-splash","1");if(!matchMedia("(prefers-reduced-motion:reduce)").matches){d.splash="";var e=function(){delete d.splash};setTimeout(e,${SPLASH_MS});addEventListener("pointerdown",e,{once:true});addEventListener("keydown",e,{once:true})}}}catch{}`;

export function BootScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script dangerouslySetInnerHTML={{ __html: BOOT }} />;
}
