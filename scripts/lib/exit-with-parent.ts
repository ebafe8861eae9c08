// Loaded into children that are not ours (next): when the process that started them is gone, they end too.
// Their own workers load this as well, and speak to them over a channel of their own: that one is left alone.
if (process.env.QUESTSHELF_PARENT === String(process.ppid)) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}
