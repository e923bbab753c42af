import * as z from 'zod/mini';
import {
  answersDelivery,
  childOnDevice,
  codeClaim,
  deviceCredential,
  deviceName,
  deviceSchema,
  grownUpPin,
  pairingClaim,
  pairingState,
  pictureCode,
  pinDigits,
} from '../schemas/device.ts';
import { idText, instantText } from '../schemas/text.ts';
import { personSignedInSchema, signedInSchema } from '../schemas/user.ts';
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
  body: z.strictObject({ name: deviceName, isHandedOver: z.optional(z.literal(true)) }),
  response: z.object({ device: deviceSchema, credential: z.string() }),
  status: 201,
  repeatable: 'by-key',
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
  errors: ['no-device-waiting', 'conflict'],
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
  errors: ['device-unknown', 'wrong-pictures', 'sign-in-off', 'not-found', 'too-many-attempts'],
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

const pinHere = {
  path: '/api/devices/pin',
  childData: 'none',
  access: { kind: 'account', roles: ['parent'] },
  errors: ['device-unknown'],
} as const;

/** Sets the PIN with which the caller comes back to this device after handing it to a child. */
export const setPin = defineRoute({
  ...pinHere,
  id: 'devices/set-pin',
  method: 'PUT',
  needsFullSignIn: true,
  body: z.strictObject({ credential: deviceCredential, pin: grownUpPin }),
  errors: ['full-sign-in-needed'],
});

export const removePin = defineRoute({
  ...pinHere,
  id: 'devices/remove-pin',
  method: 'DELETE',
  body: z.strictObject({ credential: deviceCredential }),
});

/** Signs a grown-up in with their PIN on this device. After five wrong tries in a row, the PIN is used up. */
export const signInWithPin = defineRoute({
  id: 'devices/sign-in-with-pin',
  method: 'POST',
  path: '/api/devices/pin/sign-in',
  childData: 'none',
  access: open,
  body: z.strictObject({ credential: deviceCredential, userId: idText, pin: pinDigits }),
  response: signedInSchema,
  errors: ['device-unknown', 'wrong-pin', 'pin-ended', 'too-many-attempts'],
});
