import * as z from 'zod/mini';
import {
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

/** "Let the children use this device": the browser that asks becomes a device of the family. */
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

/** Whoever studies on it is refused from the next call on. */
export const deleteDevice = defineRoute({
  id: 'devices/delete-device',
  method: 'DELETE',
  path: '/api/households/{householdId}/devices/{deviceId}',
  childData: 'erased',
  access: managed,
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

/** "Yes, that is us." */
export const approvePairing = defineRoute({
  id: 'devices/approve-pairing',
  method: 'POST',
  path: '/api/households/{householdId}/pairings/{pairingId}/approve',
  childData: 'changed',
  access: lettingIn,
  errors: ['conflict'],
});

/** A device that nobody knows yet asks to be let in. It learns nothing about the family. */
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

/** Asks whether a grown-up has said yes. The credential comes once. */
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

/** "Who is learning?": only a device of the family is told. */
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

/** A child was tapped: signs in as that learner, on that device. */
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

/** The grown-ups see a child’s pictures, if it has some, so that they can help; `pausedUntil` after too many wrong tries. */
export const getPictureCode = defineRoute({
  ...pictureCodeOf,
  id: 'devices/get-picture-code',
  method: 'GET',
  childData: 'read',
  response: z.object({ pictures: z.optional(z.array(z.int())), pausedUntil: z.optional(instantText) }),
});

/** Also ends the pause after wrong tries. */
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
