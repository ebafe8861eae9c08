export const WIDGET_CSS = `
:root{color-scheme:light dark;
--ground:light-dark(oklch(.966 .012 84),oklch(.165 .012 275));--raised:light-dark(oklch(.935 .016 82),oklch(.245 .016 275));
--line:light-dark(oklch(.3 .04 65/.14),oklch(1 0 0/.08));--ink:light-dark(oklch(.235 .02 60),oklch(.965 .006 275));
--ink-2:light-dark(oklch(.395 .022 62),oklch(.765 .016 275));--lamp:oklch(.815 .145 78);--ring:light-dark(oklch(.6 .14 62),oklch(.815 .145 78));
--board-top:light-dark(oklch(.79 .07 72),oklch(.4 .04 65));--board-front:light-dark(oklch(.66 .085 66),oklch(.27 .03 62));--board-edge:light-dark(oklch(.54 .08 62),oklch(.2 .022 60));
--glow:light-dark(oklch(.9 .09 80/.5),oklch(.42 .09 78/.22));--shadow:light-dark(oklch(.25 .04 60/.5),oklch(0 0 0/.85));--gap:10px}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{display:flex;flex-direction:column;gap:16px;min-height:100svh;padding:18px 18px 14px;overflow-x:clip;color:var(--ink);background:radial-gradient(420px 220px at 85% -12%,var(--glow),transparent 70%) no-repeat var(--ground);font:400 14px/1.45 Inter,system-ui,sans-serif;-webkit-font-smoothing:antialiased}
a{color:inherit;text-decoration:none}a:focus-visible{outline:2px solid var(--ring);outline-offset:2px;border-radius:4px}
header{display:flex;align-items:center;gap:13px}header div{min-width:0}
h1{font-size:20px;font-weight:700;line-height:1.2;letter-spacing:-.015em;overflow-wrap:anywhere}h1 a:hover{text-decoration:underline;text-underline-offset:3px}
header p{color:var(--ink-2);font-variant-numeric:tabular-nums}
.avatar{position:relative;flex:none;display:grid;place-items:center;width:56px;height:56px;overflow:hidden;border-radius:50%;color:#fff;font-weight:700;font-size:19px;text-shadow:0 1px 4px rgb(0 0 0/.6)}
.avatar img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
main{flex:1}
ul{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px var(--gap);padding:0 calc(var(--gap)/2);overflow-x:clip;list-style:none}
li{min-width:0}
li:after{content:"";position:relative;left:calc(var(--gap)/-2);display:block;width:calc(100% + var(--gap));height:7px;margin-top:5px;background:linear-gradient(var(--board-top) 0 2px,var(--board-front) 2px,var(--board-edge));box-shadow:0 10px 16px -8px var(--shadow)}
li:last-child:after{width:100vw}
.cover{position:relative;display:grid;place-items:center;aspect-ratio:3/4;overflow:hidden;padding:4px;border-radius:5px;background:var(--raised);box-shadow:0 10px 18px -10px var(--shadow);color:var(--ink-2);font-size:11px;line-height:1.25;text-align:center;overflow-wrap:anywhere}
.cover img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.adult img{filter:blur(12px);scale:1.2}
.cover:after{content:"";position:absolute;inset:0;border-radius:inherit;box-shadow:inset 0 0 0 1px oklch(1 0 0/.1)}
.rank{position:absolute;top:4px;left:4px;display:grid;place-items:center;min-width:22px;height:22px;padding:0 5px;border-radius:11px;background:oklch(.165 .012 275/.86);color:oklch(.965 .006 275);font-size:12px;font-variant-numeric:tabular-nums}
footer{display:flex;align-items:center;justify-content:space-between;gap:12px}
.more{display:inline-flex;align-items:center;min-height:36px;padding:6px 14px;border-radius:9px;background:var(--lamp);color:oklch(.22 .04 78);font-weight:600;font-size:13.5px}.more:hover{filter:brightness(1.05)}
.mark{flex:none;width:24px;height:24px}.ink{fill:var(--ink)}.want{fill:light-dark(oklch(.55 .15 255),oklch(.74 .13 255))}.playing{fill:light-dark(oklch(.6 .12 172),oklch(.78 .14 172))}.lamp{fill:var(--lamp)}
.empty{padding-top:12vh;color:var(--ink-2);text-align:center}
.message{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:10px;text-align:center}.message .mark{width:56px;height:56px;margin-bottom:6px}.message p{max-width:26em;color:var(--ink-2)}.message .more{margin-top:10px}
@media (min-width:340px){ul{grid-template-columns:repeat(4,minmax(0,1fr))}ul.five{grid-template-columns:repeat(5,minmax(0,1fr))}}
@media (min-width:640px){ul:not(.five){grid-template-columns:repeat(6,minmax(0,1fr))}}
@media (max-width:299px){body{padding:14px 14px 12px}.avatar{width:44px;height:44px;font-size:15px}h1{font-size:17px}footer .mark{display:none}}
`.trim();
