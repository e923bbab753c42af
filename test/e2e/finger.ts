import type { Page } from '@playwright/test';

/** Of whoever a laptop's authenticator knows. */
export interface Finger {
  /** Does what lets the browser ask for it, with the finger on the authenticator until that has signed. */
  readonly touch: (work: () => Promise<void>) => Promise<void>;
}

/** Gives a browser an authenticator as a laptop has one. @returns the finger of its person. */
export async function addAuthenticator(page: Page): Promise<Finger> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const setPresence = async (enabled: boolean) =>
    await devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return {
    touch: async (work) => {
      const used = new Promise((resolve) => {
        devTools.once('WebAuthn.credentialAdded', resolve);
        devTools.once('WebAuthn.credentialAsserted', resolve);
      });
      await setPresence(true);
      await work();
      await used;
      await setPresence(false);
    },
  };
}
