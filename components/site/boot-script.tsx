// Runs before the first paint: the remembered view, and whether this browser was signed in when it last looked,
// so that neither the grid nor the header jumps when the rest arrives. It holds nothing that anyone sent.
const BOOT = `try{var d=document.documentElement.dataset,s=localStorage;if(s.getItem("questshelf-view")==="list")d.view="list";if(s.getItem("questshelf-signed-in")==="1")d.user="1";if(/[?&](q|dev|pub)=/.test(location.search))d.filtered=""}catch{}`;

export function BootScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script dangerouslySetInnerHTML={{ __html: BOOT }} />;
}
