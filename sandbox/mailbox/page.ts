import type { StoredMail } from "./mailbox.ts";

const STYLE = `
  :root { color-scheme: dark; }
  body { margin: 0; background: #0e0f13; color: #e9eaf0; font: 16px/1.55 system-ui, sans-serif; }
  main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  h1 { font-size: 1.5rem; margin: 0; }
  header p { color: #a2a6b4; margin: .25rem 0 2rem; }
  a { color: #b9a5ff; overflow-wrap: anywhere; }
  article { border: 1px solid #282b36; border-radius: 14px; margin: 0 0 1.25rem; overflow: hidden; background: #15171e; }
  article > div { padding: 1rem 1.25rem; }
  h2 { font-size: 1.05rem; margin: 0 0 .15rem; }
  article p { color: #a2a6b4; margin: 0; font-size: .9rem; overflow-wrap: anywhere; }
  ul { margin: .6rem 0 0; padding: 0; list-style: none; font-size: .9rem; }
  iframe { display: block; width: 100%; height: 25rem; border: 0; border-top: 1px solid #282b36; background: #fff; }
`;

/** The mailbox as a page: newest first, each mail in a frame without scripts. */
export function renderMailbox(mails: StoredMail[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox (${mails.length})</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><header><h1>Sandbox mailbox</h1>
<p>Mails that Questshelf would have sent. Nothing leaves this machine. <a href="">Reload</a></p></header>
${mails.length === 0 ? "<p>No mail yet. Sign up, and the confirmation lands here.</p>" : mails.map(renderMail).join("\n")}
</main></body></html>`;
}

function renderMail(mail: StoredMail): string {
  const links = mail.text.match(/https?:\/\/[^\s<>"']+/g) ?? [];
  return `<article><div><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)} · <time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(mail.sentAt.replace("T", " ").slice(0, 19))} UTC</time></p>
${links.length === 0 ? "" : `<ul>${links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join("")}</ul>`}
</div><iframe title="${escapeHtml(mail.subject)}" loading="lazy"
sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(`<base target="_top">${mail.html}`)}"></iframe></article>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
