import { wordsOfSide } from '../card-marks.ts';
import type { RecordOf } from './records.ts';

/** @returns the card with only the media that exist; on a side left without media, alternative text replaces them */
export function leaveOutMissing(card: RecordOf<'card'>, there: ReadonlySet<string>): RecordOf<'card'> {
  const { front, back, frontMedia = [], backMedia = [], ...rest } = card;
  const isThere = ({ media }: { readonly media: string }) => there.has(media);
  const [shownInFront, shownBehind] = [frontMedia.filter(isThere), backMedia.filter(isThere)];
  return {
    ...rest,
    front: shownInFront.length > 0 ? front : wordsOfSide(front, frontMedia) || '…',
    back: shownBehind.length > 0 ? back : wordsOfSide(back, backMedia) || '…',
    ...(shownInFront.length > 0 && { frontMedia: shownInFront }),
    ...(shownBehind.length > 0 && { backMedia: shownBehind }),
  };
}
