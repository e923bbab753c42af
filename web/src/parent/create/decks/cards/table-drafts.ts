import { t } from '@lingui/core/macro';
import { type MutationOptions, type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  bothSidesNeeded,
  type Card,
  cardExtra,
  cardText,
  type CardSides,
  cardSides,
  listBareSides,
} from '../../../../../../shared/schemas/deck.ts';
import { describeFailure } from '../../../../lib/api/describe-error.ts';
import { useUnsavedWork } from '../../../../lib/page/unsaved-work.ts';
import { type CardChange, createCardMutation, updateCardMutation } from '../../../../queries/cards.ts';
import { cardsQuery } from '../../../../queries/decks.ts';
import { hasTheseTags } from './card-view.ts';
import { readTags } from '../card-form/tags-field.tsx';
import { firstProblem, wordProblem } from '../../../../words/word-problem.ts';

export const columns = ['front', 'back', 'extra', 'tags'] as const;
export type Column = (typeof columns)[number];

/** Edited cells of a row. Untouched cells are missing. */
export type RowTexts = { readonly [In in Column]?: string };

/** @returns a new card from the typed texts, or undefined if a side is missing or a text too long. */
export function readCard({ front = '', back = '', extra = '', tags = '' }: RowTexts): CardSides | undefined {
  const own = readTags(tags);
  const marks = { ...(extra.trim() !== '' && { extra }), ...(own.length > 0 && { tags: own }) };
  return cardSides.safeParse({ front, back, ...marks }).data;
}

/** Unsaved changes to a row. */
export interface Draft extends RowTexts {
  readonly state: 'typed' | 'saving' | 'failed';
  readonly problem?: string;
}

type Drafts = Readonly<Record<string, Draft>>;
const none: Drafts = {};

/** Key of the empty last row. */
export const newRow = 'new';

/** Returns true for the row of a new card that is being added or couldn't be added. */
export function isAddedRow(row: string): boolean {
  return row.startsWith(`${newRow}-`);
}

/** @returns the texts shown in a row: those of the draft or, for untouched cells, those of the card. */
export function shownTexts(card: Card | undefined, draft: Draft | undefined): Required<RowTexts> {
  return {
    front: draft?.front ?? card?.front ?? '',
    back: draft?.back ?? card?.back ?? '',
    extra: draft?.extra ?? card?.extra ?? '',
    tags: draft?.tags ?? card?.tags?.join(', ') ?? '',
  };
}

/** Keeps unsaved edits of a deck's table in the query cache, so they survive navigation. They are discarded when the session ends. */
class DraftKeeper {
  readonly #client: QueryClient;
  readonly #deckId: string;
  #lastAdded: Promise<unknown> = Promise.resolve();

  constructor(client: QueryClient, deckId: string) {
    this.#client = client;
    this.#deckId = deckId;
  }

  /** Tells of each change within the event that made it. `useQuery` tells later, when a controlled field has already lost its last letter. */
  readonly subscribe = (listener: () => void): (() => void) => this.#client.getQueryCache().subscribe(listener);

  readonly read = (): Drafts => this.#client.getQueryData<Drafts>(draftsKey(this.#deckId)) ?? none;

  type(row: string, texts: RowTexts): void {
    const { problem: _, ...before } = this.#find(row) ?? { state: 'typed' };
    this.#keep(row, { ...before, ...texts, state: before.state === 'saving' ? 'saving' : 'typed' });
  }

  takeBack(row: string, column: keyof RowTexts): void {
    const draft: Draft = this.#find(row) ?? { state: 'typed' };
    const { [column]: _, ...left } = draft;
    const isEmpty = Object.keys(left).every((field) => field === 'state' || field === 'problem');
    this.#keep(row, isEmpty ? undefined : { ...left, state: draft.state });
  }

  forget(row: string): void {
    this.#keep(row, undefined);
  }

  async save(row: string): Promise<void> {
    const draft = this.#find(row);
    if (!draft || draft.state === 'saving') return;
    if (row === newRow || isAddedRow(row)) await this.#add(row, draft);
    else await this.#change(row, draft);
  }

  /** Saves edits that were typed but not yet saved, because their cell never lost the focus. The row of a new card is skipped, since it may be incomplete. */
  saveLeft(): void {
    const drafts = this.read();
    for (const [row, { state }] of Object.entries(drafts)) if (state === 'typed' && row !== newRow) void this.save(row);
  }

  async #change(row: string, draft: Draft): Promise<void> {
    const cards = this.#client.getQueryData(cardsQuery(this.#deckId).queryKey);
    const card = cards?.find(({ id }) => id === row);
    const change = card && changeOf(card, draft);
    if (!change || Object.keys(change).length === 0) {
      this.forget(row);
      return;
    }
    const problem = findProblem(card, change);
    if (problem !== undefined) this.#keep(row, { ...draft, state: 'failed', problem });
    else
      await this.#send(
        row,
        draft,
        async () => await this.#run(updateCardMutation, { deckId: this.#deckId, cardId: row, ...change }),
      );
  }

  /** Adds a card. Its row first gets its own key, so that the table immediately has an empty row again. */
  async #add(row: string, draft: Draft): Promise<void> {
    const { front = '', back = '', extra = '', tags = '' } = draft;
    if (`${front}${back}${extra}${tags}`.trim() === '') {
      this.forget(row);
      return;
    }
    const card = readCard(draft);
    if (!card) {
      this.#keep(row, {
        ...draft,
        state: 'failed',
        problem: findProblem(undefined, draft) ?? wordProblem(bothSidesNeeded),
      });
      return;
    }
    if (row === newRow) this.forget(newRow);
    const place = row === newRow ? `${newRow}-${crypto.randomUUID()}` : row;
    const create = async () => await this.#run(createCardMutation, { deckId: this.#deckId, ...card });
    await this.#send(place, draft, async () => await this.#inTurn(create));
  }

  /** Adds cards one after another, so that the deck has them in the order in which they were typed. */
  async #inTurn<Answer>(add: () => Promise<Answer>): Promise<Answer> {
    const added = this.#lastAdded.then(add);
    this.#lastAdded = added.catch(() => undefined);
    return await added;
  }

  /** Saves a row. Edits made during the call are kept and saved next, even after the table is closed. */
  async #send(row: string, sent: Draft, call: () => Promise<unknown>): Promise<void> {
    this.#keep(row, { ...sent, state: 'saving' });
    try {
      await call();
    } catch (error) {
      const problem = describeFailure(error, t`Not saved`);
      this.#keep(row, { ...(this.#find(row) ?? sent), state: 'failed', problem });
      return;
    }
    const now = this.#find(row) ?? sent;
    const isSame = columns.every((column) => now[column] === sent[column]);
    this.#keep(row, isSame ? undefined : { ...now, state: 'typed' });
    if (!isSame) await this.save(row);
  }

  async #run<Answer, Call>(mutation: MutationOptions<Answer, Error, Call>, call: Call): Promise<Answer> {
    return await this.#client.getMutationCache().build(this.#client, mutation).execute(call);
  }

  #find(row: string): Draft | undefined {
    return this.read()[row];
  }

  #keep(row: string, next: Draft | undefined): void {
    this.#client.setQueryData<Drafts>(draftsKey(this.#deckId), (drafts = none) => {
      const { [row]: _, ...others } = drafts;
      return next ? { ...others, [row]: next } : others;
    });
  }
}

function draftsKey(deckId: string) {
  return ['card-drafts', deckId] as const;
}

function changeOf(card: Card, { front, back, extra, tags }: RowTexts): CardChange {
  const own = tags === undefined ? undefined : readTags(tags);
  return {
    ...(front !== undefined && front.trim() !== card.front && { front }),
    ...(back !== undefined && back.trim() !== card.back && { back }),
    ...(extra !== undefined && extra.trim() !== (card.extra ?? '') && { extra }),
    ...(own && !hasTheseTags(card, own) && { tags: own }),
  };
}

function findProblem(card: Card | undefined, change: Pick<CardChange, 'front' | 'back' | 'extra'>): string | undefined {
  const [front = '', back = ''] = [change.front ?? card?.front, change.back ?? card?.back].map((text) => text?.trim());
  if (listBareSides({ ...card, front, back }).length > 0) return wordProblem(bothSidesNeeded);
  const read = [cardText.safeParse(front), cardText.safeParse(back), cardExtra.safeParse(change.extra)];
  return read.flatMap(({ error }) => firstProblem(error) ?? [])[0];
}

export function useDrafts(deckId: string) {
  const client = useQueryClient();
  const keeper = useMemo(() => new DraftKeeper(client, deckId), [client, deckId]);
  // Keeps the drafts in the cache while no table is open.
  useQuery<Drafts>({
    queryKey: draftsKey(deckId),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    notifyOnChangeProps: [],
  });
  const drafts = useSyncExternalStore(keeper.subscribe, keeper.read);
  useEffect(() => () => keeper.saveLeft(), [keeper]);
  useUnsavedWork(Object.keys(drafts).length > 0);
  return { drafts, keeper };
}
export type { DraftKeeper };
