/*
 * Replaces a broken service worker: an operator deploys it as /sw.js (infra/runbook.md). It deletes the cached app files and unregisters itself.
 * Account data is not touched, and open pages continue with files from the server.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeWorker()));

async function removeWorker() {
  const names = await caches.keys();
  const ofTheApp = names.filter((name) => /^flashspark\.(?:release\..+|releases|used)$/.test(name));
  await Promise.all(ofTheApp.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
