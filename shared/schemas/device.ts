import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { idText, instantText, nameText, requiredText, secretText } from './text.ts';

/** A browser on which the children of a household study without signing in. */
export const deviceSchema = z.object({ id: idText, name: z.string(), createdAt: instantText, lastUsedAt: instantText });
export type Device = z.infer<typeof deviceSchema>;

/** How the family calls a device: "Emma’s tablet". */
export const deviceName = nameText('Please enter a name for this device.');

/** What a device proves with that it is the family’s. Shown once, to the device itself. */
export const deviceCredential = secretText(limits.deviceCredentialLength, 'This device has no credential.');

/** What a device that waits for a grown-up asks with. */
export const pairingClaim = secretText(limits.deviceCredentialLength, 'This device did not ask to be let in.');

/** A code by which one more device asks to be let in: read aloud, typed, or scanned. */
const pairingCode = requiredText(limits.invitationCodeLength, 'Please enter the code.');

/** What the device that asks tells with the code. */
export const codeClaim = z.strictObject({ code: pairingCode, name: deviceName });

/**
 * `open`: nobody has typed the code. `claimed`: a device has, and waits for a grown-up. `approved`: it may fetch its credential.
 * `expired`: the ten minutes are over, or the device is in.
 */
export const pairingState = z.enum(['open', 'claimed', 'approved', 'expired']);
export type PairingState = z.infer<typeof pairingState>;

const choosePictures = `Please choose ${limits.picturesInCodeAsWord} pictures.`;

/** A picture code: which of the pictures, in order, each another one (Kolibri’s pattern, tested from five years on). */
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

/** A child as an unnamed device of the family shows it: enough to be tapped. */
export const childOnDevice = z.object({
  id: idText,
  name: z.string(),
  avatar: z.optional(z.string()),
  hasPictureCode: z.boolean(),
});
export type ChildOnDevice = z.infer<typeof childOnDevice>;
