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

/** Why an import is waiting: the server is busy or unreachable, or the device is offline. */
export type ImportPause = 'busy' | 'offline';

interface ImportTools extends Pick<ImportDevices, 'wait' | 'waitForConnection'> {
  readonly calls: ImportCalls;
  readonly media?: MediaBringer | undefined;
  /** Stops the import before its next call. A call in progress is completed. */
  readonly signal: AbortSignal;
  readonly onProgress: (job: ImportJob) => void;
  /** Receives the reason when a wait starts, and undefined when it ends. */
  readonly onPause: (pause: ImportPause | undefined) => void;
}

/**
 * Saves the rest of a job, deck by deck and chunk by chunk, reporting each step. The last reported job is the point to resume from. Retries temporary errors,
 * up to a minute for a busy server, and throws permanent ones. Returns when everything is saved or the signal fires. If the signal fires while a call is being retried,
 * throws that call's last error.
 */
export async function runImport(job: ImportJob, tools: ImportTools): Promise<void> {
  let current = job;
  const record = (index: number, change: Partial<ImportPart>, leftOut: readonly RowRemark[] = []): void => {
    const parts = current.parts.map((part, place) => (place === index ? { ...part, ...change } : part));
    current = { ...current, parts, leftOut: [...current.leftOut, ...leftOut] };
    tools.onProgress(current);
  };
  for (const [index, part] of job.parts.entries()) {
    // Upload drawings first: if they exceed the storage limit, the deck must not be created without them.
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

/** Deduplicates remarks, because one picture can be on many cards. */
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

/** Number of cards per chunk when the server is busy. It doubles after each successful call. */
const fewCards = 50;

interface SavedPart {
  readonly importId: string;
  readonly name: string;
  readonly deckId: string;
  readonly part: ImportPart;
}

/** @yields the number of saved rows and the skipped content, after each chunk */
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

/** Applies the remaining edits to existing cards. They come first, so removals make room for new cards. */
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

/** @yields the number of processed rows and the result, after each call. History is sent after the cards. */
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

/** Returns the import's id and its name for the deck's list of imports. */
function named({ importId, source }: ImportJob) {
  return { importId, name: source.slice(0, limits.nameLength).toWellFormed() };
}

/** Creates the part's deck, or finds it if an earlier attempt created it but lost the response. */
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
      return (
        await tools.calls.createDeck({ name: part.name, description, householdId, ...settings, ...part.settings })
      ).id;
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

/** Delays before retries, in milliseconds. The last one repeats. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
/** Longest accepted `Retry-After`, in milliseconds. Beyond it, the user has to retry. */
const longestPause = 5 * 60_000;
/** Total delay before retries of one call, in milliseconds, after which a busy server is left to the user. Delays that the server asks for don't count. */
const mostPatience = 60_000;
/** Number of server errors or conflicts after which a call fails. */
const mostFaults = 5;

/**
 * Repeats an idempotent call until it succeeds. Waits while the connection is lost, for a minute while the server is busy, and as long as a 429 asks for
 * (`Retry-After`); retries other server errors a few times. Throws permanent errors, and the last error if the signal fires.
 */
async function repeatCall<T>(
  call: () => Promise<T>,
  { wait, waitForConnection, signal, onPause }: ImportTools,
  onBusy: () => unknown = () => undefined,
): Promise<T> {
  let faults = 0;
  let waited = 0;
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (isFault(error)) faults += 1;
      const pause = faults < mostFaults ? pickPause(error, tries) : undefined;
      if (pause === undefined || signal.aborted) throw error;
      if (isOffline(error)) waited = 0;
      else if (!(error instanceof ApiError && error.retryAfterSeconds)) waited += pause;
      if (waited > mostPatience) throw error;
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
