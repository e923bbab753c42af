import { mutationOptions } from '@tanstack/react-query';
import { removePin, setPin, signInWithPin } from '../../../shared/routes/devices.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { keepPinHolder, readDevice, readPinHolder } from '../lib/device/family-device.ts';
import { leaveFamily } from './devices.ts';
import { readSession } from '../lib/account/session.ts';
import type { Session } from '../lib/account/stored-session.ts';

/** Sets the signed-in grown-up's PIN on this device. */
export async function setPinHere(credential: string, pin: string): Promise<void> {
  await callRoute(setPin, { body: { credential, pin } });
  keepPinHolder(readSession()?.user.id, pin.length);
}

export const setPinMutation = mutationOptions({
  mutationFn: async ({ pin }: { readonly pin: string }) => await setPinHere(readDevice() ?? '', pin),
});

export const removePinMutation = mutationOptions({
  mutationFn: async () => await callRoute(removePin, { body: { credential: readDevice() ?? '' } }),
  onSuccess: () => keepPinHolder(undefined),
});

/** While the last answers can't be delivered, the device stays known. The children's screen tries again. */
async function leaveInBackground(): Promise<void> {
  await leaveFamily(readDevice() ?? '').catch(() => undefined);
}

/** Brings back the grown-up whose PIN this device has. A PIN that no longer works is forgotten here, and so is a device that the family removed. */
export const signInWithPinMutation = {
  mutationFn: async (pin: string) => {
    const [credential, userId] = [readDevice() ?? '', readPinHolder() ?? ''];
    return await callRoute(signInWithPin, { body: { credential, userId, pin } });
  },
  onSuccess: ({ user }: Session, pin: string) => keepPinHolder(user.id, pin.length),
  onError: (error: Error) => {
    const code = error instanceof ApiError && error.code;
    // Its length may have changed in another tab: the next try is typed in full and sent by its button.
    if (code === 'wrong-pin') keepPinHolder(readPinHolder() ?? undefined);
    if (code === 'pin-ended' || code === 'device-unknown') keepPinHolder(undefined);
    if (code === 'device-unknown') void leaveInBackground();
  },
};
