/** Instead of the browser's error, for a page that was not opened before. Complete in itself: nothing else may be loaded. */
export const OFFLINE_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Offline · Questshelf</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100svh; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 24px; text-align: center;
  font: 15px/1.5 Inter, system-ui, sans-serif; background: light-dark(#f7f3ea, #0d0e14); color: light-dark(#241f1a, #f2f2f5) }
i { width: min(320px, 80vw); height: 11px; border-radius: 2px; background: light-dark(#c9a36b, #4a3a2a) }
h1 { margin: 16px 0 0; font-size: 22px } p { margin: 0; color: light-dark(#5b534a, #b3b3bd) }
a { display: inline-block; margin-top: 12px; padding: 11px 17px; border-radius: 11px; background: #f3b64a; color: #241705; font-weight: 600; text-decoration: none }
</style>
<script>try { document.documentElement.style.colorScheme = localStorage.getItem("questshelf-theme") ?? "" } catch {}</script>
<i></i>
<h1>You are offline</h1>
<p>This page has not been opened on this device yet.</p>
<a href="/collection">My Collection</a>
</html>`;
