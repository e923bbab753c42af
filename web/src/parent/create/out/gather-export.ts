import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { mediaOfCard } from '../../../../../shared/card-marks.ts';
import { exportCards } from '../../../../../shared/import/cards/export-cards.ts';
import type { OutDeck } from '../../../../../shared/import/anki/export-anki.ts';
import type { Card, Deck } from '../../../../../shared/schemas/deck.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { readMedia } from '../../../lib/device/media.ts';
import { cardsQuery } from '../../../queries/decks.ts';
import { askWorker } from '../import/devices.ts';
import type { ExportRequest } from './make-export.ts';

export type ExportKind = 'csv' | 'text' | 'tabs' | 'package';

export interface ExportProgress {
  readonly done: number;
  readonly of: number;
  readonly what: 'deck' | 'media';
}

export interface MadeFile {
  readonly file: Blob;
  readonly missing: number;
}

interface GatherTools {
  readonly client: QueryClient;
  readonly makeFile: (request: ExportRequest, signal: AbortSignal) => Promise<Blob>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

/** Creates one file from several decks. Reads cards, and media for a package, from this device's cache or else the server. */
export async function makeDeckFile(kind: ExportKind, decks: readonly Deck[], tools: GatherTools): Promise<MadeFile> {
  const out = await readDecks(decks, tools);
  if (kind === 'csv') {
    const text = exportCards(out.flatMap(({ cards }) => cards));
    return { file: new Blob([text], { type: 'text/csv;charset=utf-8' }), missing: 0 };
  }
  const ids = kind === 'package' ? listMedia(out) : [];
  const media = await readAllMedia(ids, tools);
  const file = await tools.makeFile({ kind, decks: out, media, now: Date.now() }, tools.signal);
  return { file, missing: ids.length - media.size };
}

type ReadDeck = OutDeck & { readonly cards: readonly Card[] };

async function readDecks(decks: readonly Deck[], { client, signal, onProgress }: GatherTools): Promise<ReadDeck[]> {
  const read: ReadDeck[] = [];
  for (const { id, name, subject, asks, format } of decks) {
    signal.throwIfAborted();
    // Uses cached cards, so the export matches the screen and works offline.
    const cards = await client.query({ ...cardsQuery(id), staleTime: 'static' });
    read.push({ id, name, subject, asks, format, cards });
    onProgress({ done: read.length, of: decks.length, what: 'deck' });
  }
  return read;
}

function listMedia(decks: readonly OutDeck[]): string[] {
  const cards = decks.flatMap((deck) => deck.cards);
  return [...new Set(cards.flatMap((card) => mediaOfCard(card).map(({ id }) => id)))];
}

async function readAllMedia(ids: readonly string[], { signal, onProgress }: GatherTools): Promise<Map<string, Blob>> {
  const media = new Map<string, Blob>();
  for (const [at, id] of ids.entries()) {
    signal.throwIfAborted();
    const blob = await readMedia(id).catch(ignoreMissing);
    if (blob) media.set(id, blob);
    onProgress({ done: at + 1, of: ids.length, what: 'media' });
  }
  return media;
}

/** Ignores an API error, because a missing media file is only counted. Rethrows other errors. */
function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}

/** Creates a file in a worker to keep the page responsive. Aborting the signal ends the worker. */
export async function makeInWorker(request: ExportRequest, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('make-export.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await askWorker<Blob>(worker, { request, failure: t`We couldn’t make the file.`, signal });
  } finally {
    worker.terminate();
  }
}
