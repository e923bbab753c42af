/** The browser's `beforeinstallprompt` event, often fired before the first render. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser's install prompt for the settings screen instead of letting the browser show a banner. */
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

export function canInstall(): boolean {
  return offer !== undefined;
}

/** Shows the browser's install prompt. Each prompt can be used once. */
export async function installApp(): Promise<void> {
  const asked = offer;
  setOffer(undefined);
  await asked?.prompt();
}
