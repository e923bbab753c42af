import { limits } from '../../../../../shared/limits.ts';
import type { RowRemark } from '../../../../../shared/import/cards/review-rows.ts';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { ApiError, isOffline } from '../../../lib/api/api-error.ts';
import type { ImportChunk, NewDeck } from '../../../queries/decks.ts';
import type { CardEditsCall, HistoryCall } from '../../../queries/imports.ts';
import { countEdits, takeEdits } from './card-edits.ts';
import type { ImportDevices } from './devices.ts';
import { type CardChunk, type ImportJob, type ImportPart, isDrawn, takeChunk, takePasts } from './import-job.ts';
import { dressChunk, type MediaBringer } from './import-media.ts';

/** The server, as an import sees it. */
interface ImportCalls {
  readonly createDeck: (deck: NewDeck) => Promise<Deck>;
  readonly listDecks: (householdId: string) => Promise<readonly Deck[]>;
  readonly sendEdits: (deckId: string, edits: CardEditsCall) => Promise<unknown>;
  readonly sendHistory: (
    deckId: string,
    history: HistoryCall,
  ) => Promise<{ readonly taken: number; readonly leftOut: number }>;
  readonly sendChunk: (deckId: string, chunk: ImportChunk) => Promise<unknown>;
}

/** Why an import waits: the server has much to do or cannot be reached, or this device knows of no connection. */
export type ImportPause = 'busy' | 'offline';

interface ImportTools extends Pick<ImportDevices, 'wait' | 'waitForConnection'> {
  readonly calls: ImportCalls;
  /** Absent where the cards bring nothing but texts. */
  readonly media?: MediaBringer | undefined;
  /** Stops the import before its next call; what is under way is finished. */
  readonly signal: AbortSignal;
  readonly onProgress: (job: ImportJob) => void;
  /** Told why when a pause before another try begins, and nothing when it is over. */
  readonly onPause: (pause: ImportPause | undefined) => void;
}

/**
 * Saves what of a job is not saved yet, deck by deck and chunk by chunk, and reports every step: the last job reported is
 * where the next run goes on. What passes is waited out, however long. Throws what stopped it; returns when all is saved or the signal fired.
 */
export async function runImport(job: ImportJob, tools: ImportTools): Promise<void> {
  let current = job;
  const record = (index: number, change: Partial<ImportPart>, leftOut: readonly RowRemark[] = []): void => {
    const parts = current.parts.map((part, place) => (place === index ? { ...part, ...change } : part));
    current = { ...current, parts, leftOut: [...current.leftOut, ...leftOut] };
    tools.onProgress(current);
  };
  for (const [index, part] of job.parts.entries()) {
    // Where they do not fit, there must not be a deck without them.
    if (part.deckId === undefined && isDrawn(job)) await bringAll(part, tools);
    if (tools.signal.aborted) return;
    const deckId = part.deckId ?? (await provideDeck(job, part, tools, () => record(index, { isDeckUncertain: true })));
    record(index, { deckId });
    await editCards(part, deckId, job, tools, (edited) => record(index, { edited }));
    for await (const { saved, leftOut } of saveCards({ ...named(job), deckId, part }, tools))
      record(index, { saved }, leftOut.filter(isNewTo(current.leftOut)));
    for await (const { remembered, taken, leftOut } of takeHistory(job, part, deckId, tools)) {
      const { history } = current;
      if (history)
        current = {
          ...current,
          history: { ...history, taken: history.taken + taken, leftOut: history.leftOut + leftOut },
        };
      record(index, { remembered });
    }
  }
}

/** One picture may stand on many cards: it is told of once. */
function isNewTo(known: readonly RowRemark[]) {
  const told = new Set(known.map(({ reason, excerpt }) => reason + excerpt));
  return ({ reason, excerpt }: RowRemark): boolean =>
    !told.has(reason + excerpt) && Boolean(told.add(reason + excerpt));
}

async function bringAll({ cards, saved }: ImportPart, tools: ImportTools): Promise<void> {
  let next = takeChunk(cards, saved);
  while (next && !tools.signal.aborted) {
    const chunk = next;
    await repeatCall(async () => await tools.media?.bring(chunk), tools);
    next = takeChunk(cards, chunk.offset + chunk.cards.length);
  }
}

/** So many cards a call when the server has much to do; twice as many again with each call that goes well. */
const fewCards = 50;

interface SavedPart {
  readonly importId: string;
  readonly name: string;
  readonly deckId: string;
  readonly part: ImportPart;
}

/** @yields after each chunk how many rows are saved, and what of them was left out */
async function* saveCards({ deckId, part, importId, name }: SavedPart, tools: ImportTools) {
  let { saved } = part;
  let mostCards: number = limits.cardsPerImportCall;
  const sendNext = async () => {
    const chunk = takeChunk(part.cards, saved, mostCards);
    return (
      chunk && {
        end: chunk.offset + chunk.cards.length,
        leftOut: await sendChunk({ importId, name }, deckId, chunk, tools),
      }
    );
  };
  while (!tools.signal.aborted) {
    const sent = await repeatCall(sendNext, tools, () => (mostCards = fewCards));
    if (!sent) return;
    saved = sent.end;
    mostCards = Math.min(limits.cardsPerImportCall, 2 * mostCards);
    yield { saved, leftOut: sent.leftOut };
  }
}

async function sendChunk(
  of: Pick<ImportChunk, 'importId' | 'name'>,
  deckId: string,
  chunk: CardChunk,
  { calls, media }: Pick<ImportTools, 'calls' | 'media'>,
): Promise<readonly RowRemark[]> {
  const { runs, leftOut } = dressChunk(chunk, (await media?.bring(chunk)) ?? new Map());
  try {
    for (const { offset, cards } of runs) await calls.sendChunk(deckId, { ...of, offset, cards });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown-media') media?.forget(chunk);
    throw error;
  }
  return leftOut;
}

/** Changes and removes what of the deck's own cards is not through: what goes makes room for what comes. */
async function editCards(
  { edits = { changes: [], removed: [] }, edited = 0 }: ImportPart,
  deckId: string,
  job: ImportJob,
  tools: ImportTools,
  onEdited: (edited: number) => void,
): Promise<void> {
  const all = countEdits(edits);
  for (let done = edited; done < all && !tools.signal.aborted; onEdited(done)) {
    const body = { ...named(job), ...takeEdits(edits, done) };
    await repeatCall(() => tools.calls.sendEdits(deckId, body), tools);
    done += countEdits(body);
  }
}

/** @yields after each call how many rows are looked at, and what became of their answers. They come after their cards. */
async function* takeHistory({ importId, history }: ImportJob, part: ImportPart, deckId: string, tools: ImportTools) {
  if (!history) return;
  const { learnerId } = history;
  for (let { remembered = 0 } = part; remembered < part.cards.length && !tools.signal.aborted;) {
    const { pasts: cards, end } = takePasts(part.cards, remembered);
    remembered = end;
    const send = async () => await tools.calls.sendHistory(deckId, { importId, learnerId, cards });
    const counts = cards.length > 0 ? await repeatCall(send, tools) : { taken: 0, leftOut: 0 };
    yield { remembered, ...counts };
  }
}

/** What the import is called in the deck's list of them. */
function named({ importId, source }: ImportJob) {
  return { importId, name: source.slice(0, limits.nameLength).toWellFormed() };
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

/** Milliseconds before the second, third … try; from then on as long as the last. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
/** A server that asks for more patience than this is left to the person's next try. */
const longestPause = 5 * 60_000;
/** So often a fault of the server itself, or a conflict, is met with another try. */
const mostFaults = 5;

/**
 * Makes a call that may be made again until it goes well or the signal fires: a connection that is not there, a busy server and a 429 (whose
 * `Retry-After` counts) are waited out; other faults of the server a few times. Throws what cannot pass.
 */
async function repeatCall<T>(
  call: () => Promise<T>,
  { wait, waitForConnection, signal, onPause }: ImportTools,
  onBusy: () => unknown = () => undefined,
): Promise<T> {
  let faults = 0;
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (isFault(error)) faults += 1;
      const pause = faults < mostFaults ? pickPause(error, tries) : undefined;
      if (pause === undefined || signal.aborted) throw error;
      onBusy();
      onPause(isOffline(error) ? 'offline' : 'busy');
      if (isOffline(error)) await waitForConnection(signal);
      await wait(pause, signal);
      onPause(undefined);
      if (signal.aborted) throw error;
    }
  }
}

function isFault(error: unknown): boolean {
  return error instanceof ApiError && ['internal', 'conflict', 'unknown-media', 'not-understood'].includes(error.code);
}

function pickPause(error: unknown, tries: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const asked = (error.retryAfterSeconds ?? 0) * 1_000;
  const isWorthIt = error.isPassing || error.status === 429 || isFault(error);
  const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 0;
  return isWorthIt && asked <= longestPause ? Math.max(isOffline(error) ? 0 : pause, asked) : undefined;
}
