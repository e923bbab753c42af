import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { RouteAnswer, RouteCall } from '../../../shared/routes/define-route.ts';
import {
  approvePairing,
  claimPairing,
  collectPairing,
  createDevice,
  createPairing,
  deleteDevice,
  getPairing,
  listDeviceLearners,
  listDevices,
  signInOnDevice,
} from '../../../shared/routes/devices.ts';
import { signOut } from '../lib/account/account.tsx';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError, isFinal } from '../lib/api/api-error.ts';
import { forgetOpenKeys } from '../lib/api/repeat-call.ts';
import { suggestDeviceName } from '../lib/device/device-name.ts';
import { forgetDevice, keepDevice, keepPinHolder, readDevice, readPinHolder } from '../lib/device/family-device.ts';
import { keepIfRoom } from '../lib/device/web-storage.ts';
import { pushPlaceFor } from '../lib/page/navigation.ts';
import { forget, keyOf, read } from '../lib/api/route-query.ts';
import { runSignOutCleanup, readSession, startSession } from '../lib/account/session.ts';
import type { Session } from '../lib/account/stored-session.ts';
import { deliverLast } from './last-delivery.ts';

/** Polling interval in milliseconds while one device waits for the other to complete pairing. */
const lookEveryMs = 2_000;

/** The devices of a household, most recently used first. Refetched on every mount. */
export function devicesQuery(householdId: string) {
  return queryOptions({ ...read(listDevices, { params: { householdId } }), refetchOnMount: 'always' });
}

interface NewDevice {
  readonly householdId: string;
  readonly name: string;
}

/** Registers this browser as a family device. */
export const createDeviceMutation = mutationOptions({
  mutationFn: async ({ householdId, name }: NewDevice) => {
    const { device, credential } = await callRoute(createDevice, { params: { householdId }, body: { name } });
    keepDevice(credential);
    return device;
  },
  onSuccess: (_device, _new, _result, { client }) => forget(client, listDevices),
});

/** Removes a device, which also ends the children's sessions on it. */
export const deleteDeviceMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof deleteDevice>) => callRoute(deleteDevice, call),
  onSuccess: (_nothing, { params: { deviceId } }, _result, { client }) => {
    if (idOfDevice(readDevice()) === deviceId) forgetDevice();
    // The removed device may be one whose answer was lost: adding it again then needs a new one.
    forgetOpenKeys(createDevice.id);
    return forget(client, listDevices);
  },
});

export function idOfDevice(credential: string | null): string | undefined {
  return credential?.split('.')[0];
}

/** Creates a pairing, whose code is shown to add another device. */
export const createPairingMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof createPairing>) => callRoute(createPairing, call),
});

/** The state of a pairing, polled until the device is paired or the code has expired. */
export function pairingQuery(params: RouteCall<typeof getPairing>['params']) {
  return queryOptions({
    ...read(getPairing, { params }),
    // An ended pairing no longer exists on the server, so retrying can't succeed.
    retry: false,
    refetchInterval: ({ state }) => (state.error || state.data?.state === 'expired' ? false : lookEveryMs),
  });
}

/** Confirms that the device asking to pair is the family's. */
export const approvePairingMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof approvePairing>) => callRoute(approvePairing, call),
  onSuccess: (_nothing, _call, _result, { client }) => forget(client, getPairing),
});

/** Asks a family to approve pairing this browser. */
export const claimPairingMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof claimPairing>['body']) => callRoute(claimPairing, { body }),
});

/** Polls until an adult approves the pairing, then stores the device credential in this browser. Only the server's own word ends the waiting. */
export function collectPairingQuery(claim: string) {
  return queryOptions({
    queryKey: keyOf(collectPairing, { body: { claim } }),
    queryFn: async ({ signal }): Promise<RouteAnswer<typeof collectPairing>['state']> => {
      const { state, credential } = await callRoute(collectPairing, { body: { claim } }, { signal });
      if (credential !== undefined) keepDevice(credential);
      return state;
    },
    retry: (_count, error) => error instanceof ApiError && !isFinal(error),
    refetchInterval: ({ state }) => (state.data === 'approved' || state.error ? false : lookEveryMs),
  });
}

export type DeviceFamily = RouteAnswer<typeof listDeviceLearners>;

/** The children who can sign in on this device. If the family has removed the device, it delivers its last answers, and forgets its credential. */
export function deviceLearnersQuery(credential: string) {
  return queryOptions({
    queryKey: keyOf(listDeviceLearners, { body: { credential } }),
    queryFn: async ({ signal }) => {
      try {
        const family = await callRoute(listDeviceLearners, { body: { credential } }, { signal });
        forgetGone(credential, family.learners);
        return family;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'device-unknown') {
          await leaveFamily(credential);
        }
        throw error;
      }
    },
  });
}

/**
 * Asks for the family before a child leaves its device: where the server can't be reached nobody else could sign in, and the child couldn't study either.
 * Any other refusal is left to the next screen, which says it.
 */
export const reachFamilyMutation = mutationOptions({
  mutationFn: async () => {
    const credential = readDevice();
    if (credential === null) return;
    await callRoute(listDeviceLearners, { body: { credential } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.isUnreachable) throw error;
    });
  },
});

/** Delivers the last answers of a device that the family has removed, and forgets its credential. */
export async function leaveFamily(credential: string): Promise<void> {
  await deliverLast(credential);
  forgetGone(credential, []);
  forgetDevice();
}

/** Deletes unsent data of children who no longer belong to this device's family. */
function forgetGone(credential: string, there: readonly { readonly id: string }[]): void {
  const [householdId = ''] = credential.split('-');
  const isGone = (userId: string) => userId.startsWith(`${householdId}-`) && there.every(({ id }) => id !== userId);
  runSignOutCleanup(({ forgetUnsent }) => forgetUnsent(isGone));
}

/** Asks for a child's session on a family device. */
export const signInOnDeviceMutation = {
  mutationFn: (body: RouteCall<typeof signInOnDevice>['body']) => callRoute(signInOnDevice, { body }),
};

interface HandedOver {
  readonly id: string;
  readonly householdId: string;
  /** The learner screen to open; their home screen by default. */
  readonly opens?: object;
  /** Whether the grown-up can come back with a passkey. */
  readonly hasPasskey: boolean;
  /** A PIN with which the grown-up wants to come back. */
  readonly pin?: string;
}

/**
 * Prepares handing the device over to a child: registers it as a family device if needed and asks for the child's session. {@link completeHandOver} opens that, which no
 * mutation does by itself: the adult may have left the dialog.
 * @returns undefined for a child with a picture code
 */
export const handOverMutation = {
  mutationFn: async ({ id: learnerId, householdId, pin }: HandedOver) => {
    const credential = await becomeDevice(householdId);
    if (pin) await (await import('./pins.ts')).setPinHere(credential, pin);
    try {
      return await callRoute(signInOnDevice, { body: { credential, learnerId } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'wrong-pictures') return undefined;
      throw error;
    }
  },
};

/** Signs the adult out and the child in. Without a session, the child enters the picture code next. */
export function completeHandOver(session: Session | undefined, { opens, hasPasskey }: HandedOver): void {
  const email = readSession()?.user.email ?? '';
  if (readPinHolder() !== readSession()?.user.id) keepPinHolder(undefined);
  noteGrownUp(hasPasskey ? `${email} passkey` : email);
  signOut();
  if (!session) return;
  // Behind it stands the home screen, so that Back leads there, where the grown-up finds the way back.
  if (opens) pushPlaceFor(session.user.id, opens);
  startSession(session);
}

/** Remembers who comes back to this device, so that the email is filled in. */
function noteGrownUp(value: string): void {
  // Without room, the grown-up types the email.
  keepIfRoom('flashspark.grown-up', value);
}

/** Registers this browser as a device of the household unless it already is. @returns the device credential */
async function becomeDevice(householdId: string): Promise<string> {
  const known = readDevice();
  if (known !== null && idOfDevice(known)?.startsWith(`${householdId}-`)) {
    const devices = await callRoute(listDevices, { params: { householdId } });
    if (devices.some(({ id }) => id === idOfDevice(known))) return known;
  }
  const name = suggestDeviceName();
  const { credential } = await callRoute(createDevice, { params: { householdId }, body: { name, isHandedOver: true } });
  keepDevice(credential);
  return credential;
}
