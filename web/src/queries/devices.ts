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
  getPictureCode,
  listDeviceLearners,
  listDevices,
  removePictureCode,
  setPictureCode,
  signInOnDevice,
} from '../../../shared/routes/devices.ts';
import { signOut } from '../lib/account/account.tsx';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { forgetDevice, keepDevice, readDevice, suggestDeviceName } from '../lib/device/family-device.ts';
import { openPlaceFor } from '../lib/page/navigation.ts';
import { forget, keyOf, read } from '../lib/api/route-query.ts';
import { whenLeaving, readSession, startSession } from '../lib/account/session.ts';

/** How often somebody who waits for the other side looks whether something happened. */
const lookEveryMs = 2_000;

/** The devices of a household, the one that was used last first. Read whenever the list is opened. */
export function devicesQuery(householdId: string) {
  return queryOptions({ ...read(listDevices, { params: { householdId } }), refetchOnMount: 'always' });
}

interface NewDevice {
  readonly householdId: string;
  readonly name: string;
}

/** Lets the children of a household use this browser. */
export const createDeviceMutation = mutationOptions({
  mutationFn: async ({ householdId, name }: NewDevice) => {
    const { device, credential } = await callRoute(createDevice, { params: { householdId }, body: { name } });
    keepDevice(credential);
    return device;
  },
  onSuccess: (_device, _new, _result, { client }) => forget(client, listDevices),
});

/** Ends a device, and with it the sessions of the children on it. */
export const deleteDeviceMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof deleteDevice>) => callRoute(deleteDevice, call),
  onSuccess: (_nothing, { params: { deviceId } }, _result, { client }) => {
    if (idOfDevice(readDevice()) === deviceId) forgetDevice();
    return forget(client, listDevices);
  },
});

/** @returns the id of the device that a credential is of. */
export function idOfDevice(credential: string | null): string | undefined {
  return credential?.split('.')[0];
}

/** Shows a code for one more device. */
export const createPairingMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof createPairing>) => callRoute(createPairing, call),
});

/** How far a new device is, looked at until it is in or too late. */
export function pairingQuery(params: RouteCall<typeof getPairing>['params']) {
  return queryOptions({
    ...read(getPairing, { params }),
    // A pairing that is over is there no more.
    retry: false,
    refetchInterval: ({ state }) => (state.error || state.data?.state === 'expired' ? false : lookEveryMs),
  });
}

/** "Yes, that is us." */
export const approvePairingMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof approvePairing>) => callRoute(approvePairing, call),
  onSuccess: (_nothing, _call, _result, { client }) => forget(client, getPairing),
});

/** This browser asks a family to be let in. */
export const claimPairingMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof claimPairing>['body']) => callRoute(claimPairing, { body }),
});

/** Asks until a grown-up says yes; then this browser is the family’s. */
export function collectPairingQuery(claim: string) {
  return queryOptions({
    queryKey: keyOf(collectPairing, { body: { claim } }),
    queryFn: async ({ signal }): Promise<RouteAnswer<typeof collectPairing>['state']> => {
      const { state, credential } = await callRoute(collectPairing, { body: { claim } }, { signal });
      if (credential !== undefined) keepDevice(credential);
      return state;
    },
    retry: (count, error) => count < 5 && error instanceof ApiError && error.isPassing,
    refetchInterval: ({ state }) => (state.data === 'approved' || state.error ? false : lookEveryMs),
  });
}

/** Whose device this is. */
export type DeviceFamily = RouteAnswer<typeof listDeviceLearners>;

/** The children who may be tapped on this device. A device that the family took away forgets what it was. */
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
          forgetGone(credential, []);
          forgetDevice();
        }
        throw error;
      }
    },
  });
}

/** Forgets what children of this device's family left here who are not in it any more. */
function forgetGone(credential: string, there: readonly { readonly id: string }[]): void {
  const [householdId = ''] = credential.split('-');
  const isGone = (userId: string) => userId.startsWith(`${householdId}-`) && there.every(({ id }) => id !== userId);
  whenLeaving(({ forgetUnsent }) => forgetUnsent(isGone));
}

/** A child was tapped: whoever was signed in here is signed out first. */
export const signInOnDeviceMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof signInOnDevice>['body']) => callRoute(signInOnDevice, { body }),
  onSuccess: (session) => {
    if (readSession()) signOut();
    startSession(session);
  },
});

interface HandedOver {
  readonly id: string;
  readonly householdId: string;
  /** The place of the learner's screens that opens then; its home unless said otherwise. */
  readonly opens?: object;
}

/**
 * A grown-up hands the device over to a child: it becomes the family’s if it is not yet, and the grown-up is signed out. A child with a
 * picture code taps it on the screen that shows then.
 */
export const handOverMutation = mutationOptions({
  mutationFn: async ({ id: learnerId, householdId }: HandedOver) => {
    const credential = await becomeDevice(householdId);
    try {
      return await callRoute(signInOnDevice, { body: { credential, learnerId } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'wrong-pictures') return undefined;
      throw error;
    }
  },
  onSuccess: (session, { opens }) => {
    signOut();
    if (!session) return;
    if (opens) openPlaceFor(session.user.id, opens);
    startSession(session);
  },
});

/** @returns the credential of this browser in this household. */
async function becomeDevice(householdId: string): Promise<string> {
  const known = readDevice();
  if (known !== null && idOfDevice(known)?.startsWith(`${householdId}-`)) {
    const devices = await callRoute(listDevices, { params: { householdId } });
    if (devices.some(({ id }) => id === idOfDevice(known))) return known;
  }
  const name = suggestDeviceName();
  const { credential } = await callRoute(createDevice, { params: { householdId }, body: { name } });
  keepDevice(credential);
  return credential;
}

/** A child’s pictures, if there are any. */
export function pictureCodeQuery(params: RouteCall<typeof getPictureCode>['params']) {
  return queryOptions({ ...read(getPictureCode, { params }), refetchOnMount: 'always' });
}

export const setPictureCodeMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof setPictureCode>) => callRoute(setPictureCode, call),
  onSuccess: (_nothing, _call, _result, { client }) => forget(client, getPictureCode),
});

export const removePictureCodeMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof removePictureCode>) => callRoute(removePictureCode, call),
  onSuccess: (_nothing, _call, _result, { client }) => forget(client, getPictureCode),
});
