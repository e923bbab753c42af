/** Browsers that can install the app from within it tell so with this event, often before anything is drawn. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser's offer for the place where somebody looks for it, instead of a banner over the first screen. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => setOffer(undefined));
}

function setOffer(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the browser would install the app now. */
export function canInstall(): boolean {
  return offer !== undefined;
}

/** Lets the browser ask. Each offer is good for one question. */
export async function installApp(): Promise<void> {
  const asked = offer;
  setOffer(undefined);
  await asked?.prompt();
}
