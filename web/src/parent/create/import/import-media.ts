import { plural, t } from '@lingui/core/macro';
import type { Cover } from '../../../../../shared/import/anki/occlusion.ts';
import type { FieldMedia } from '../../../../../shared/import/markup/read-markup.ts';
import type { RowRemark } from '../../../../../shared/import/cards/review-rows.ts';
import { limits } from '../../../../../shared/limits.ts';
import { type ImportedCard, listBareSides } from '../../../../../shared/schemas/deck.ts';
import type { CardMedia } from '../../../../../shared/schemas/media.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeUnfit } from '../decks/card-form/describe-unfit.ts';
import { isTakenAsPicture, makePicture, takeSound, UnfitFileError } from '../decks/card-form/make-media.ts';
import type { OpenMedia } from './devices.ts';
import type { NamedFile } from './read-media.worker.ts';
import { type CardChunk, type JobCard, listFiles } from './import-job.ts';

/** Result for a media file: its saved id or the reason it is skipped. */
type MediaOutcome = { readonly id: string } | { readonly reason: string };
type MediaOutcomes = ReadonlyMap<string, MediaOutcome>;

/** Uploads an import's pictures and sounds. */
export interface MediaBringer {
  /** Saves the chunk's media that aren't saved yet, each once. Throws temporary errors; it can then be called again. */
  readonly bring: (chunk: CardChunk) => Promise<MediaOutcomes>;
  /** Forgets saved media that the server has lost, so the next call saves them again. */
  readonly forget: (chunk: CardChunk) => void;
  readonly close: () => void;
}

const sayFull = (): string => t`Your pictures and sounds are full.`;

const atOnce = 2;

/**
 * Extracts media from a package, converts them for cards and saves them. Identical content gets the same id, so a reload creates no duplicates.
 * @param needsAll true also throws permanent errors instead of skipping the file.
 */
export function bringMedia(
  openMedia: () => OpenMedia,
  save: (file: Blob) => Promise<string>,
  needsAll = false,
): MediaBringer {
  const outcomes = new Map<string, MediaOutcome>();
  let opened: OpenMedia | undefined;
  let isFull = false;

  async function bringOne({ name, ...media }: NamedFile, cover: Cover | undefined): Promise<void> {
    try {
      if (!isFull) outcomes.set(name, { id: await save(await makeFit(media, cover)) });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined || needsAll) throw error;
      isFull ||= isAboutRoom(error);
      outcomes.set(name, { reason });
    }
    if (isFull && !outcomes.has(name)) outcomes.set(name, { reason: sayFull() });
  }

  return {
    bring: async (chunk) => {
      const all = new Map(mediaIn(chunk).map((media) => [media.name, media]));
      const missing = [...all.values()].filter(({ name }) => !outcomes.has(name));
      if (missing.length === 0) return outcomes;
      opened ??= openMedia();
      const waiting = (await opened.read(missing)).values();
      const work = Array.from({ length: atOnce }, async () => {
        for (const one of waiting) await bringOne(one, all.get(one.name)?.cover);
      });
      // Waits for all uploads before reporting a failure.
      const ends = await Promise.allSettled(work);
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
      return outcomes;
    },
    forget: (chunk) => {
      for (const { name } of mediaIn(chunk)) outcomes.delete(name);
    },
    close: () => opened?.close(),
  };
}

function mediaIn({ cards }: CardChunk): FieldMedia[] {
  return cards.flatMap(listFiles);
}

async function makeFit({ file, isFit, parts }: Omit<NamedFile, 'name'>, cover: Cover | undefined): Promise<Blob> {
  if (isFit) return file;
  if (cover) {
    const { coverPicture } = await import('./paint-masks.ts');
    const covered = await coverPicture(cover, parts ?? new Map());
    if (!covered) throw new UnfitFileError('masks-not-drawn');
    return covered;
  }
  return isTakenAsPicture(file, undefined) ? await makePicture(file) : await takeSound(file);
}

const isAboutRoom = (error: unknown): boolean => error instanceof ApiError && error.code === 'media-full';

/** @returns the reason for a permanent error; undefined for a temporary one. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof UnfitFileError) return describeUnfit(error.reason);
  if (!(error instanceof ApiError)) return undefined;
  if (isAboutRoom(error)) return sayFull();
  return error.code === 'not-media' || error.status === 413 ? error.message : undefined;
}

/** A chunk's cards with their media ids, in runs of adjacent cards. A skipped card ends a run; `offset` is the run's first row. */
interface DressedChunk {
  readonly runs: readonly { readonly offset: number; readonly cards: ImportedCard[] }[];
  readonly leftOut: readonly RowRemark[];
}

/** Adds saved media to a chunk's cards. Skips cards that would have an empty side without them, or lack the picture with masks that they ask. */
export function dressChunk({ offset, cards }: CardChunk, outcomes: MediaOutcomes): DressedChunk {
  const runs: { readonly offset: number; readonly cards: ImportedCard[] }[] = [];
  const leftOut: RowRemark[] = [];
  for (const [index, card] of cards.entries()) {
    const dressed = dressCard(card, outcomes);
    const isUnmasked = listFiles(card).some(({ name, cover }) => cover && !hasId(outcomes.get(name)));
    const faults = isUnmasked
      ? [t`Card left out. Its picture with masks is missing.`]
      : listBareSides(dressed).map((side) =>
          side === 'front' ? t`Card left out. Its front is empty.` : t`Card left out. Its back is empty.`,
        );
    leftOut.push(...remarksOn(card, outcomes, faults));
    if (faults.length > 0) continue;
    const run = runs.at(-1);
    if (run && run.offset + run.cards.length === offset + index) run.cards.push(dressed);
    else runs.push({ offset: offset + index, cards: [dressed] });
  }
  return { runs, leftOut };
}

const hasId = (outcome: MediaOutcome | undefined) => outcome !== undefined && 'id' in outcome;

function dressCard(
  { front, back, extra, tags, note, frontFiles = [], backFiles = [] }: JobCard,
  outcomes: MediaOutcomes,
): ImportedCard {
  const dress = (files: readonly FieldMedia[]) =>
    files.slice(0, limits.mediaPerSide).flatMap(({ name, alt = sayName(name) }): CardMedia[] => {
      const outcome = outcomes.get(name);
      if (!outcome || !('id' in outcome)) return [];
      return [{ id: outcome.id, ...(alt !== undefined && { alt: alt.slice(0, limits.altLength).toWellFormed() }) }];
    });
  const [frontMedia, backMedia] = [dress(frontFiles), dress(backFiles)];
  return {
    front,
    back,
    ...(frontMedia.length > 0 && { frontMedia }),
    ...(backMedia.length > 0 && { backMedia }),
    ...(extra && { extra }),
    ...(tags && tags.length > 0 && { tags: [...tags] }),
    ...(note !== undefined && { note }),
  };
}

/** Returns a description from the file name if it consists of words, unlike `paste-3f9a…` or `IMG_0042`. */
function sayName(name: string): string | undefined {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_\-\s]+/g, ' ')
    .trim();
  return /^[\p{L}\p{M} ']{2,60}$/u.test(words) ? words : undefined;
}

function remarksOn(card: JobCard, outcomes: MediaOutcomes, faults: readonly string[]): RowRemark[] {
  const { line = 0, front, back, frontFiles = [], backFiles = [] } = card;
  const place = { line, lastLine: line };
  const files = listFiles(card).flatMap(({ name }): RowRemark[] => {
    const outcome = outcomes.get(name);
    return outcome && 'reason' in outcome
      ? [{ ...place, reason: t`Left out: ${{ reason: outcome.reason }}`, excerpt: name }]
      : [];
  });
  const isOver = Math.max(frontFiles.length, backFiles.length) > limits.mediaPerSide;
  const excerpt = `${front} | ${back}`.slice(0, 100).toWellFormed();
  return [
    ...files,
    ...(isOver
      ? [
          {
            ...place,
            reason: t`Only ${plural({ count: limits.mediaPerSide }, { one: '# picture or sound fits', other: '# pictures and sounds fit' })} on a side.`,
            excerpt,
          },
        ]
      : []),
    ...faults.map((reason) => ({ ...place, reason, excerpt })),
  ];
}
