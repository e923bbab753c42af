import { localStore } from '../../lib/device/web-storage.ts';

/** Snapshot of the answers. It stays the same object until something in it changes. */
export interface SheetView {
  /** The chosen option of each question, −1 for none. */
  readonly answers: readonly number[];
  /** Whether the server has all answers. */
  readonly isSaved: boolean;
}

/** Milliseconds from the first unsaved answer until all new ones are sent together. One call per answer would cost too much. */
const gatheredMs = 30_000;

/** Delay in milliseconds where answers aren't gathered. A quick correction then still results in a single call. */
const settlesAfterMs = 400;

/** Number of final seconds in which answers are sent almost immediately, because those that arrive after the time limit may not count. */
const lastSeconds = 60;

interface PauseSetup {
  /** Remaining seconds; undefined without a time limit. */
  readonly secondsLeft: number | undefined;
  /** Whether unsaved answers survive a reload. */
  readonly isKept: boolean;
}

/** @returns how many milliseconds an answer waits for others before it is sent */
export function pauseBeforeSaving({ secondsLeft = Number.POSITIVE_INFINITY, isKept }: PauseSetup): number {
  return isKept && secondsLeft > lastSeconds ? gatheredMs : settlesAfterMs;
}

/** The answers of one attempt on this page, with a record of which ones the server has. */
export class AnswerSheet {
  readonly #draft: AnswerDraft;
  readonly #listeners = new Set<() => void>();
  #served: readonly number[];
  #view: SheetView;

  /**
   * @param served the server's answers
   * @param kept unsaved answers that this browser had before the server's were requested
   */
  constructor(served: readonly number[], kept: AnswerChanges, draft: AnswerDraft) {
    this.#draft = draft;
    this.#served = served;
    this.#view = this.#look(layOver(served, { ...kept, ...draft.read() }));
  }

  readonly read = (): SheetView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether unsaved answers survive a reload. */
  get isKept(): boolean {
    return this.#draft.isLasting;
  }

  choose(question: number, option: number): void {
    this.#draft.keep(question, option);
    this.#show(this.#view.answers.map((answer, position) => (position === question ? option : answer)));
  }

  /** Records that the server has these answers. */
  noteSaved(saved: readonly number[]): void {
    this.#draft.forget(saved);
    this.#served = saved;
    this.#show(this.#view.answers);
  }

  /** Adopts answers that another device saved. This page's unsaved answers are kept. */
  adoptServed(served: readonly number[]): void {
    const answers = this.#view.answers.map((answer, question) =>
      answer === this.#served[question] ? (served[question] ?? answer) : answer,
    );
    this.#served = served;
    this.#show(answers);
  }

  /** Closes the sheet when the attempt is submitted. Nothing is left to save. */
  close(answers: readonly number[]): void {
    this.#draft.clear();
    this.#served = answers;
    this.#show(answers);
  }

  /** Follows answers given in other tabs. @returns a function that stops following them */
  followTabs(): () => void {
    return this.#draft.subscribe(() => this.#show(layOver(this.#view.answers, this.#draft.read())));
  }

  #show(answers: readonly number[]): void {
    this.#view = this.#look(answers);
    for (const listener of this.#listeners) listener();
  }

  #look(answers: readonly number[]): SheetView {
    return { answers, isSaved: answers.every((answer, question) => answer === this.#served[question]) };
  }
}

/** Answers that the server may lack: chosen option by question index. */
export type AnswerChanges = Readonly<Record<number, number>>;

/** A learner's unsaved answers, stored in the browser and shared by its tabs. Without browser storage, they last only until the page closes. */
export class AnswerDraft {
  readonly #key: `flashspark.quiz.${string}`;
  /** Answers in memory, used only if the browser stores nothing. */
  #unkept: AnswerChanges | undefined;

  constructor(userId: string, attemptId: string) {
    this.#key = `flashspark.quiz.${userId}.${attemptId}`;
  }

  /** Whether the answers survive a reload. */
  get isLasting(): boolean {
    return this.#unkept === undefined;
  }

  read(): AnswerChanges {
    if (this.#unkept) return this.#unkept;
    try {
      return parseChanges(localStore().getItem(this.#key));
    } catch {
      return {};
    }
  }

  keep(question: number, option: number): void {
    this.#write({ ...this.read(), [question]: option });
  }

  /** Removes the answers that the server has, except those changed since. */
  forget(saved: readonly number[]): void {
    const left = Object.entries(this.read()).filter(([question, option]) => saved[Number(question)] !== option);
    this.#write(Object.fromEntries(left));
  }

  clear(): void {
    this.#write({});
  }

  /** Subscribes to answers given in other tabs. @returns the function that unsubscribes */
  subscribe(listener: () => void): () => void {
    const handleStorage = (event: StorageEvent): void => {
      if (event.key === this.#key && event.newValue !== null) listener();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }

  #write(changes: AnswerChanges): void {
    try {
      if (Object.keys(changes).length === 0) localStore().removeItem(this.#key);
      else localStore().setItem(this.#key, JSON.stringify(changes));
      this.#unkept = undefined;
    } catch {
      this.#unkept = changes;
    }
  }
}

function parseChanges(text: string | null): AnswerChanges {
  const parsed: unknown = JSON.parse(text ?? '{}');
  if (typeof parsed !== 'object' || parsed === null) return {};
  const isAnswer = (entry: [string, unknown]): entry is [string, number] =>
    Number.isInteger(entry[1]) && Number(entry[1]) >= 0;
  return Object.fromEntries(Object.entries(parsed).filter(isAnswer));
}

/** Applies changes to a list of answers and ignores unknown question indexes. */
function layOver(answers: readonly number[], changes: AnswerChanges): number[] {
  return answers.map((answer, question) => changes[question] ?? answer);
}
