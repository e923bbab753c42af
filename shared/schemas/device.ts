import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { unsentEntry } from './study.ts';
import { idText, instantText, nameText, requiredText, secretText } from './text.ts';

/** A browser on which a household's children study without signing in. */
export const deviceSchema = z.object({ id: idText, name: z.string(), createdAt: instantText, lastUsedAt: instantText });
export type Device = z.infer<typeof deviceSchema>;

/** The family's name for a device, such as "Emma’s tablet". */
export const deviceName = nameText('Please enter a name for this device.');

/** Secret that authenticates a family device. It is returned once, to the device itself. */
export const deviceCredential = secretText(limits.deviceCredentialLength, 'This device has no credential.');

/** Answers that a removed device still has, or some of them. `isLast` says that no more follow. */
export const answersDelivery = z.strictObject({
  credential: deviceCredential,
  entries: z.array(unsentEntry).check(z.maxLength(limits.answersPerDelivery)),
  isLast: z.boolean(),
});

/** Secret with which a device that waits for approval polls its pairing. */
export const pairingClaim = secretText(limits.deviceCredentialLength, 'This device did not ask to be let in.');

/** Code to pair another device: read aloud, typed or scanned. */
const pairingCode = requiredText(limits.invitationCodeLength, 'Please enter the code.');

export const codeClaim = z.strictObject({ code: pairingCode, name: deviceName });

/** `open`: code not entered. `claimed`: waits for approval. `approved`: may fetch its credential. `expired`: after ten minutes, or when paired. */
export const pairingState = z.enum(['open', 'claimed', 'approved', 'expired']);
export type PairingState = z.infer<typeof pairingState>;

const choosePictures = `Please choose ${limits.picturesInCodeAsWord} pictures.`;

/** A picture code: indexes of distinct pictures, in order. The learning platform Kolibri uses the same format, tested with children from age five. */
export const pictureCode = z
  .array(
    z.int('Please choose one of the pictures.').check(z.minimum(0), z.maximum(limits.picturesShown - 1)),
    choosePictures,
  )
  .check(
    z.length(limits.picturesInCode, choosePictures),
    z.refine(
      (pictures) => new Set(pictures).size === pictures.length,
      `Please choose ${limits.picturesInCodeAsWord} different pictures.`,
    ),
  );

/** A child as listed on a family device before sign-in. */
export const childOnDevice = z.object({
  id: idText,
  name: z.string(),
  avatar: z.optional(z.string()),
  hasPictureCode: z.boolean(),
});
export type ChildOnDevice = z.infer<typeof childOnDevice>;
