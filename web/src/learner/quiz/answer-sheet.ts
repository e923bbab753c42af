import { keptHere } from '../../lib/device/kept-here.ts';

/** The answers as they stand. The same object until something changes. */
export interface SheetView {
  /** Chosen option by question, −1 for none. */
  readonly answers: readonly number[];
  /** Whether the server has them all. */
  readonly isSaved: boolean;
}

/** Answers of so many milliseconds go together, counted from the first one: a call for each would cost more than the whole attempt. */
const gatheredMs = 30_000;

/** As long as somebody who changes their mind at once sends one call. */
const settlesAfterMs = 400;

/** From so many seconds on the server must know each answer at once: what it does not have when the time is up may not count. */
const lastSeconds = 60;

interface PauseSetup {
  /** Undefined without a time limit. */
  readonly secondsLeft: number | undefined;
  /** Whether the answers would survive the page. */
  readonly isKept: boolean;
}

/** @returns for how long an answer waits for others before it is sent, in milliseconds. */
export function pauseBeforeSaving({ secondsLeft = Number.POSITIVE_INFINITY, isKept }: PauseSetup): number {
  return isKept && secondsLeft > lastSeconds ? gatheredMs : settlesAfterMs;
}

/** The answers of one attempt on this page, and what the server has of them. */
export class AnswerSheet {
  readonly #draft: AnswerDraft;
  readonly #listeners = new Set<() => void>();
  #served: readonly number[];
  #view: SheetView;

  /** `served` are the server's answers, `kept` what this browser had beyond them before they were asked for. */
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

  /** Whether an unsaved answer would survive the page. */
  get isKept(): boolean {
    return this.#draft.isLasting;
  }

  choose(question: number, option: number): void {
    this.#draft.keep(question, option);
    this.#show(this.#view.answers.map((answer, position) => (position === question ? option : answer)));
  }

  /** The server has these answers now. */
  noteSaved(saved: readonly number[]): void {
    this.#draft.forget(saved);
    this.#served = saved;
    this.#show(this.#view.answers);
  }

  /** Takes over what another device gave the server; an answer that is still to be saved here stays. */
  adoptServed(served: readonly number[]): void {
    const answers = this.#view.answers.map((answer, question) =>
      answer === this.#served[question] ? (served[question] ?? answer) : answer,
    );
    this.#served = served;
    this.#show(answers);
  }

  /** The attempt is handed in: nothing is left to save. */
  close(answers: readonly number[]): void {
    this.#draft.clear();
    this.#served = answers;
    this.#show(answers);
  }

  /** Follows the answers given in another tab. Answers how to stop. */
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

/** Answers that the server may not have yet: option by position of the question. */
export type AnswerChanges = Readonly<Record<number, number>>;

/**
 * What a learner answered, kept in this browser until the server has it. All tabs share it. Where the browser keeps
 * nothing it lasts as long as the page.
 */
export class AnswerDraft {
  readonly #key: `flashspark.quiz.${string}`;
  /** Only where the browser keeps nothing. */
  #unkept: AnswerChanges | undefined;

  constructor(userId: string, attemptId: string) {
    this.#key = `flashspark.quiz.${userId}.${attemptId}`;
  }

  /** Whether it survives the page. */
  get isLasting(): boolean {
    return this.#unkept === undefined;
  }

  read(): AnswerChanges {
    if (this.#unkept) return this.#unkept;
    try {
      return parseChanges(keptHere().getItem(this.#key));
    } catch {
      return {};
    }
  }

  keep(question: number, option: number): void {
    this.#write({ ...this.read(), [question]: option });
  }

  /** Drops what the server has now; what was changed since stays. */
  forget(saved: readonly number[]): void {
    const left = Object.entries(this.read()).filter(([question, option]) => saved[Number(question)] !== option);
    this.#write(Object.fromEntries(left));
  }

  clear(): void {
    this.#write({});
  }

  /** Calls back when another tab answered something. Answers how to stop. */
  subscribe(listener: () => void): () => void {
    const handleStorage = (event: StorageEvent): void => {
      if (event.key === this.#key && event.newValue !== null) listener();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }

  #write(changes: AnswerChanges): void {
    try {
      if (Object.keys(changes).length === 0) keptHere().removeItem(this.#key);
      else keptHere().setItem(this.#key, JSON.stringify(changes));
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

/** Lays changes over answers (option by question). What names no question of theirs is passed over. */
function layOver(answers: readonly number[], changes: AnswerChanges): number[] {
  return answers.map((answer, question) => changes[question] ?? answer);
}
