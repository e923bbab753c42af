import { expect, type Page } from '@playwright/test';

/** A laptop's fingerprint sensor with a registered finger. */
export interface FingerprintSensor {
  /** Runs work that prompts for the passkey, and keeps the finger on the sensor until the authenticator has signed. */
  readonly touch: (work: () => Promise<void>) => Promise<void>;
}

/** Adds a virtual platform authenticator to the browser. @returns its fingerprint sensor. */
export async function addAuthenticator(page: Page): Promise<FingerprintSensor> {
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
      let isUsed = false;
      const note = () => {
        isUsed = true;
      };
      devTools.once('WebAuthn.credentialAdded', note);
      devTools.once('WebAuthn.credentialAsserted', note);
      await setPresence(true);
      await work();
      await expect
        .poll(() => isUsed, { message: 'whether the page asked for the passkey', timeout: 30_000 })
        .toBe(true);
      await setPresence(false);
    },
  };
}
