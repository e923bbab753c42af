import { t } from '@lingui/core/macro';
import { limits } from '../../../../../../shared/limits.ts';
import type { UnfitReason } from './make-media.ts';

/** @returns why a file can't be used on a card, in the active language */
export function describeUnfit(reason: UnfitReason): string {
  switch (reason) {
    case 'picture-too-large':
      return t`We couldn’t make this picture small enough. Please choose another one.`;
    case 'no-picture':
      return t`This browser can’t read this picture. Try a JPEG, PNG or WebP.`;
    case 'not-drawn':
      return t`This browser can’t draw this deck’s pictures. Please try another browser.`;
    case 'masks-not-drawn':
      return t`We couldn’t draw the masks on this picture.`;
    case 'no-sound':
      return t`Cards can’t play this sound. Try an MP3, M4A or WebM.`;
    case 'sound-too-large': {
      const most = `${limits.soundBytes / 1024} KB`;
      return t`This sound is too large. A card holds up to ${most}. Please choose a shorter one.`;
    }
    case 'sound-too-long':
      return t`This sound is too long. Up to ${{ seconds: limits.soundSeconds }} seconds fit on a card.`;
    case 'sound-unreadable':
      return t`We couldn’t read this sound. Please try another file.`;
  }
}
