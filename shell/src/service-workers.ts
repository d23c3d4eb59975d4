/** The old site may have left a worker and its caches on a player's phone. This site has none. */
export async function dropServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const workers = await navigator.serviceWorker.getRegistrations();
    if (!workers.length) return;
    await Promise.all(workers.map((worker) => worker.unregister()));
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Some web views refuse the call; then there is no worker either.
  }
}
