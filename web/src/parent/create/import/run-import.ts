import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { ImportChunk, NewDeck } from '../../../queries/decks.ts';
import type { ImportDevices } from './devices.ts';
import { chunkCards, type ImportJob, type ImportPart } from './import-job.ts';

/** The server, as an import sees it. */
interface ImportCalls {
  readonly createDeck: (deck: NewDeck) => Promise<Deck>;
  readonly listDecks: (householdId: string) => Promise<readonly Deck[]>;
  readonly sendChunk: (deckId: string, chunk: ImportChunk) => Promise<unknown>;
}

interface ImportTools extends Pick<ImportDevices, 'wait'> {
  readonly calls: ImportCalls;
  /** Stops the import before its next call; what is under way is finished. */
  readonly signal: AbortSignal;
  readonly onProgress: (job: ImportJob) => void;
  /** Told `true` when a pause before another try begins, `false` when it is over. */
  readonly onPause: (isPausing: boolean) => void;
}

/**
 * Saves what of a job is not saved yet, deck by deck and chunk by chunk, and reports every step: the last job reported is
 * where the next run goes on. Throws what stopped it; returns when all is saved or the signal fired.
 */
export async function runImport(job: ImportJob, tools: ImportTools): Promise<void> {
  let current = job;
  const record = (index: number, change: Partial<ImportPart>): void => {
    current = {
      ...current,
      parts: current.parts.map((part, place) => (place === index ? { ...part, ...change } : part)),
    };
    tools.onProgress(current);
  };
  for (const [index, part] of job.parts.entries()) {
    if (tools.signal.aborted) return;
    const deckId = part.deckId ?? (await provideDeck(job, part, tools, () => record(index, { isDeckUncertain: true })));
    record(index, { deckId });
    for (const chunk of chunkCards(part.cards, part.saved)) {
      if (tools.signal.aborted) return;
      const body = { importId: job.importId, offset: chunk.offset, cards: [...chunk.cards] };
      await repeatCall(() => tools.calls.sendChunk(deckId, body), tools);
      record(index, { saved: chunk.offset + chunk.cards.length });
    }
  }
}

/** Makes the part's deck, or finds it when an earlier try made it and only the answer was lost. */
async function provideDeck(
  job: ImportJob,
  part: ImportPart,
  tools: ImportTools,
  onUncertain: () => void,
): Promise<string> {
  const { householdId, description, settings } = job;
  let isUncertain = part.isDeckUncertain === true;
  return repeatCall(async () => {
    const made = isUncertain ? await findMadeDeck(job, part, tools.calls) : undefined;
    if (made) return made.id;
    try {
      return (await tools.calls.createDeck({ name: part.name, description, householdId, ...settings })).id;
    } catch (error) {
      if (error instanceof ApiError && error.isPassing) {
        isUncertain = true;
        onUncertain();
      }
      throw error;
    }
  }, tools);
}

async function findMadeDeck(job: ImportJob, { name }: ImportPart, calls: ImportCalls): Promise<Deck | undefined> {
  const others = new Set([...job.knownDeckIds, ...job.parts.map(({ deckId }) => deckId)]);
  const decks = await calls.listDecks(job.householdId);
  return decks.find((deck) => deck.name === name && deck.totalCards === 0 && !others.has(deck.id));
}

/** Milliseconds before the second, third … try. */
const pauses = [1_000, 2_000, 4_000, 8_000] as const;
/** A server that asks for more patience than this is left to the person's next try. */
const longestPause = 30_000;

/**
 * Makes a call that may be made again, up to five times: after failures that pass (network, 5xx), a conflict, and a 429,
 * whose `Retry-After` counts. Throws the last failure.
 */
async function repeatCall<T>(
  call: () => Promise<T>,
  tools: Pick<ImportTools, 'wait' | 'signal' | 'onPause'>,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await call();
    } catch (error) {
      const wait = pickPause(error, pause);
      if (wait === undefined) throw error;
      tools.onPause(true);
      await tools.wait(wait, tools.signal);
      tools.onPause(false);
      if (tools.signal.aborted) throw error;
    }
  }
  return call();
}

function pickPause(error: unknown, pause: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const asked = (error.retryAfterSeconds ?? 0) * 1_000;
  const isWorthIt = error.isPassing || error.status === 429 || error.code === 'conflict';
  return isWorthIt && asked <= longestPause ? Math.max(pause, asked) : undefined;
}
