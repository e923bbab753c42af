import * as z from 'zod/mini';
import {
  answersDelivery,
  childOnDevice,
  codeClaim,
  deviceCredential,
  deviceName,
  deviceSchema,
  pairingClaim,
  pairingState,
  pictureCode,
} from '../schemas/device.ts';
import { idText, instantText } from '../schemas/text.ts';
import { personSignedInSchema } from '../schemas/user.ts';
import { defineRoute, household, learner } from './define-route.ts';

const managed = { kind: 'household', household, permission: 'manage-learners' } as const;
const lettingIn = { kind: 'household', household, permission: 'let-children-in' } as const;
const open = { kind: 'public' } as const;

/** Registers the calling browser as a family device, on which the children study without signing in. */
export const createDevice = defineRoute({
  id: 'devices/create-device',
  method: 'POST',
  path: '/api/households/{householdId}/devices',
  childData: 'changed',
  access: lettingIn,
  body: z.strictObject({ name: deviceName }),
  response: z.object({ device: deviceSchema, credential: z.string() }),
  status: 201,
  errors: ['too-many-devices'],
});

export const listDevices = defineRoute({
  id: 'devices/list-devices',
  method: 'GET',
  path: '/api/households/{householdId}/devices',
  childData: 'read',
  access: managed,
  response: z.array(deviceSchema),
});

/** Removes a family device. A child who is studying on it is refused from the next call on. */
export const deleteDevice = defineRoute({
  id: 'devices/delete-device',
  method: 'DELETE',
  path: '/api/households/{householdId}/devices/{deviceId}',
  childData: 'erased',
  access: managed,
  /** `yes`: forgets the answers that the device has not sent yet. Otherwise it may deliver them once, within 30 days. */
  query: z.strictObject({ forget: z.optional(z.literal('yes')) }),
});

/**
 * Takes the answers that a removed device still has. It needs the device's last credential, which can do nothing else. The response tells nothing. Times are
 * bounded by the removal. `isLast` ends the credential.
 */
export const deliverAnswers = defineRoute({
  id: 'devices/deliver-answers',
  method: 'POST',
  path: '/api/devices/answers',
  childData: 'changed',
  access: open,
  body: answersDelivery,
  errors: ['device-unknown', 'conflict', 'too-much-today'],
});

export const createPairing = defineRoute({
  id: 'devices/create-pairing',
  method: 'POST',
  path: '/api/households/{householdId}/pairings',
  childData: 'changed',
  access: lettingIn,
  body: z.strictObject({}),
  response: z.object({ id: idText, code: z.string(), expiresAt: instantText }),
  status: 201,
  errors: ['too-many-devices'],
});

export const getPairing = defineRoute({
  id: 'devices/get-pairing',
  method: 'GET',
  path: '/api/households/{householdId}/pairings/{pairingId}',
  childData: 'none',
  access: lettingIn,
  response: z.object({
    state: pairingState,
    deviceName: z.optional(z.string()),
    claimedAt: z.optional(instantText),
  }),
});

/** Approves a device that is waiting to be paired. */
export const approvePairing = defineRoute({
  id: 'devices/approve-pairing',
  method: 'POST',
  path: '/api/households/{householdId}/pairings/{pairingId}/approve',
  childData: 'changed',
  access: lettingIn,
  errors: ['conflict'],
});

/** Claims a pairing code for an unknown device. The response reveals nothing about the family. */
export const claimPairing = defineRoute({
  id: 'devices/claim-pairing',
  method: 'POST',
  path: '/api/pairings/claim',
  childData: 'none',
  access: open,
  body: codeClaim,
  response: z.object({ claim: z.string() }),
  status: 201,
  errors: ['not-found', 'too-many-attempts'],
});

/** Polls whether a grown-up has approved the pairing. The credential is returned only once. */
export const collectPairing = defineRoute({
  id: 'devices/collect-pairing',
  method: 'POST',
  path: '/api/pairings/collect',
  childData: 'changed',
  access: open,
  body: z.strictObject({ claim: pairingClaim }),
  response: z.object({ state: z.enum(['waiting', 'approved']), credential: z.optional(z.string()) }),
  errors: ['not-found', 'too-many-devices', 'conflict'],
});

/** The children who can sign in on this device. Requires the device's credential. */
export const listDeviceLearners = defineRoute({
  id: 'devices/list-device-learners',
  method: 'POST',
  path: '/api/devices/learners',
  childData: 'read',
  access: open,
  body: z.strictObject({ credential: deviceCredential }),
  response: z.object({ householdName: z.string(), learners: z.array(childOnDevice) }),
  errors: ['device-unknown'],
});

/** Signs in as the tapped learner on a family device. */
export const signInOnDevice = defineRoute({
  id: 'devices/sign-in-on-device',
  method: 'POST',
  path: '/api/devices/sign-in',
  childData: 'changed',
  access: open,
  body: z.strictObject({ credential: deviceCredential, learnerId: idText, pictures: z.optional(pictureCode) }),
  response: personSignedInSchema,
  errors: ['device-unknown', 'wrong-pictures', 'not-found', 'too-many-attempts'],
});

const pictureCodeOf = {
  path: '/api/households/{householdId}/learners/{learnerId}/picture-code',
  access: { ...lettingIn, learner },
} as const;

/** A child's picture code, if set, so that grown-ups can help the child. `pausedUntil` is set after too many wrong attempts. */
export const getPictureCode = defineRoute({
  ...pictureCodeOf,
  id: 'devices/get-picture-code',
  method: 'GET',
  childData: 'read',
  response: z.object({ pictures: z.optional(z.array(z.int())), pausedUntil: z.optional(instantText) }),
});

/** Sets a child's picture code. This also ends the pause after too many wrong attempts. */
export const setPictureCode = defineRoute({
  ...pictureCodeOf,
  id: 'devices/set-picture-code',
  method: 'PUT',
  childData: 'changed',
  body: z.strictObject({ pictures: pictureCode }),
});

export const removePictureCode = defineRoute({
  ...pictureCodeOf,
  id: 'devices/remove-picture-code',
  method: 'DELETE',
  childData: 'erased',
});
