// Preloaded into third-party children (Next), so that they end with our process. Their workers inherit it, but have
// another parent: their IPC channel must not be touched.
if (process.env.QUESTSHELF_PARENT === String(process.ppid)) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}
