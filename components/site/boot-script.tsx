// Runs before the first paint: the remembered view, whether this browser was signed in when it last looked, and the
// calendar's platforms, so that neither lists nor the header jump when the rest arrives. It holds nothing that anyone sent.
const BOOT = `try{var d=document.documentElement.dataset,s=localStorage;if(s.getItem("questshelf-view")==="list")d.view="list";if(s.getItem("questshelf-signed-in")==="1")d.user="1";if(/[?&](q|dev|pub)=/.test(location.search))d.filtered="";var p=/[?&]platform=([a-z0-9.]+)/.exec(location.search);if(p)d.platform=p[1].replaceAll("."," ")}catch{}`;

export function BootScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script dangerouslySetInnerHTML={{ __html: BOOT }} />;
}
