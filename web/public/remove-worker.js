/*
 * Takes the place of a worker that is broken: an operator puts it where /sw.js was (infra/runbook.md). It removes what the worker kept of the app, and
 * itself. Nothing of anybody's account is touched, and open pages go on from the server.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeWorker()));

async function removeWorker() {
  const names = await caches.keys();
  const ofTheApp = names.filter((name) => /^flashspark\.(?:release\..+|releases|used)$/.test(name));
  await Promise.all(ofTheApp.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
