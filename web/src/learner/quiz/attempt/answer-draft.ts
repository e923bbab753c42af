/** Answers that the server may not have yet: option by position of the question. */
export type AnswerChanges = Readonly<Record<number, number>>;

/**
 * What a learner answered, kept in this browser until the server has it. All tabs share it. Where the browser keeps
 * nothing it lasts as long as the page.
 */
export class AnswerDraft {
  readonly #key: string;
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
      return parseChanges(localStorage.getItem(this.#key));
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
      if (Object.keys(changes).length === 0) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, JSON.stringify(changes));
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
export function layOver(answers: readonly number[], changes: AnswerChanges): number[] {
  return answers.map((answer, question) => changes[question] ?? answer);
}
