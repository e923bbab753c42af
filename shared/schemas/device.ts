import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { unsentEntry } from './study.ts';
import { idText, instantText, nameText, requiredText, secretText } from './text.ts';
import { problem } from './problem.ts';

/** A browser on which a household's children study without signing in. */
export const deviceSchema = z.object({
  id: idText,
  name: z.string(),
  createdAt: instantText,
  lastUsedAt: instantText,
  /** Set on a grown-up's own device, which became one of the family's by being handed over. */
  isHandedOver: z.optional(z.literal(true)),
  /** Id of the account that added it. Devices of earlier releases lack it. */
  addedBy: z.optional(idText),
});
export type Device = z.infer<typeof deviceSchema>;

/** The family's name for a device, such as "Emma’s tablet". */
export const deviceName = nameText(problem('enterDeviceName'));

/** Secret that authenticates a family device. It is returned once, to the device itself. */
export const deviceCredential = secretText(limits.deviceCredentialLength, problem('deviceUnknown'));

/** Answers that a removed device still has, or some of them. `isLast` says that no more follow. */
export const answersDelivery = z.strictObject({
  credential: deviceCredential,
  entries: z.array(unsentEntry).check(z.maxLength(limits.answersPerDelivery)),
  isLast: z.boolean(),
});

/** Secret with which a device that waits for approval polls its pairing. */
export const pairingClaim = secretText(limits.deviceCredentialLength, problem('deviceNotWaiting'));

/** Code to pair another device: read aloud, typed or scanned. */
const pairingCode = requiredText(limits.invitationCodeLength, problem('enterCode'));

export const codeClaim = z.strictObject({ code: pairingCode, name: deviceName });

/** `open`: code not entered. `claimed`: waits for approval. `approved`: may fetch its credential. `expired`: after ten minutes, or when paired. */
export const pairingState = z.enum(['open', 'claimed', 'approved', 'expired']);
export type PairingState = z.infer<typeof pairingState>;

const choosePictures = problem('pickPictures');

/** A picture code: indexes of distinct pictures, in order. The learning platform Kolibri uses the same format, tested with children from age five. */
export const pictureCode = z
  .array(z.int(problem('pickPicture')).check(z.minimum(0), z.maximum(limits.picturesShown - 1)), choosePictures)
  .check(
    z.length(limits.picturesInCode, choosePictures),
    z.refine((pictures) => new Set(pictures).size === pictures.length, problem('pickDifferentPictures')),
  );

const pinForm = problem('pinForm');

/** A PIN as typed to come back: digits only. */
export const pinDigits = z.string(pinForm).check(z.regex(/^[0-9]{4,6}$/, pinForm));

/** A new PIN of a grown-up, except those that a child tries first: one digit repeated, or digits in a row. */
export const grownUpPin = pinDigits.check(z.refine((pin) => !isEasyPin(pin), problem('easyPin')));

function isEasyPin(pin: string): boolean {
  const steps = new Set(Array.from({ length: pin.length - 1 }, (_, at) => Number(pin[at + 1]) - Number(pin[at])));
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step));
}

/** A child as listed on a family device before sign-in. */
export const childOnDevice = z.object({
  id: idText,
  name: z.string(),
  avatar: z.optional(z.string()),
  hasPictureCode: z.boolean(),
  /** Absent or true for a child who reads. Others hear what is shown. */
  canRead: z.optional(z.boolean()),
});
export type ChildOnDevice = z.infer<typeof childOnDevice>;
