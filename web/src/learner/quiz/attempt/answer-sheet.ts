import { type AnswerChanges, type AnswerDraft, layOver } from './answer-draft.ts';

/** The answers as they stand. The same object until something changes. */
export interface SheetView {
  /** Chosen option by question, −1 for none. */
  readonly answers: readonly number[];
  /** Whether the server has them all. */
  readonly isSaved: boolean;
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
