import { completeAttempt, saveAttempt, startAttempt } from '../../../../../shared/routes/quizzes.ts';
import { deadlineOf, isLate, secondsAllowed, secondsSpent } from '../../../../../shared/quiz/attempt-clock.ts';
import { hideAnswer, hideAnswers } from '../../../../../shared/quiz/hide-answers.ts';
import { numberQuestions, scoreAttempt } from '../../../../../shared/quiz/score-attempt.ts';
import type { ExtraTime } from '../../../../../shared/schemas/learner.ts';
import type { Attempt, Quiz } from '../../../../../shared/schemas/quiz.ts';
import { fakeApi, makeJson, makeRefusal, type SeenCall } from '../../../support/fake-api.ts';

type Answer = Response | Error | 'never';

const questions = numberQuestions([
  {
    question: 'Capital of Peru?',
    options: ['Lima', 'Quito', 'Cusco'],
    correctIndex: 0,
    explanation: 'Lima lies by the sea.',
  },
  { question: 'Capital of Japan?', options: ['Kyoto', 'Tokyo'], correctIndex: 1 },
  { question: 'Capital of Kenya?', options: ['Mombasa', 'Kisumu', 'Nairobi'], correctIndex: 2 },
]);

export function makeQuiz(changes: Partial<Quiz> = {}): Quiz {
  return {
    id: 'quiz-1',
    householdId: 'household-1',
    name: 'World capitals',
    passingScore: 60,
    questionCount: questions.length,
    questions,
    createdAt: '2026-03-01T09:00:00.000Z',
    ...changes,
  };
}

/** Fakes the server side of quizzes: one open attempt per quiz; the server decides on deadline and score. */
export class FakeQuizzes {
  quizzes: Quiz[];
  attempts: Attempt[] = [];
  extraTime: ExtraTime = 1;
  /** Milliseconds by which the server's clock is ahead of the device's. */
  clockAheadMs = 0;
  /** Outcomes of the next write calls; success when empty. */
  faults: ('no-connection' | 'lost-answer' | Response)[] = [];
  isConnected = true;
  readonly saved: number[][] = [];
  readonly handedIn: number[][] = [];
  calls: SeenCall[] = [];

  constructor(...quizzes: Quiz[]) {
    this.quizzes = quizzes.length > 0 ? quizzes : [makeQuiz()];
  }

  /** Answers the page's calls from now on. `answers` take precedence. */
  connect(answers: Readonly<Record<string, () => Answer>> = {}): void {
    const own: Record<string, (call: SeenCall) => Answer> = {
      'HEAD /': () => new Response(null, { headers: { date: this.now.toUTCString() } }),
      'GET /api/quizzes': () => makeJson(200, this.quizzes.map(hideAnswers)),
      'GET /api/quiz-attempts': () => makeJson(200, this.attempts.toReversed()),
    };
    for (const quiz of this.quizzes) {
      own[`GET /api/quizzes/${quiz.id}`] = () => makeJson(200, hideAnswers(quiz));
      own[`POST /api/quizzes/${quiz.id}/attempts`] = (call) => this.#write(() => this.#start(quiz, call));
    }
    for (let number = 1; number <= 9; number += 1) {
      const address = `/api/attempts/attempt-${number}`;
      own[`GET ${address}`] = () => makeJson(200, this.#find(number));
      own[`PATCH ${address}`] = (call) => this.#write(() => this.#save(number, call));
      own[`PATCH ${address}/complete`] = (call) => this.#write(() => this.#handIn(number, call));
    }
    const guarded = Object.entries({ ...own, ...answers }).map(([name, answer]) => [
      name,
      (call: SeenCall) => (this.isConnected ? answer(call) : new TypeError('Failed to fetch')),
    ]);
    this.calls = fakeApi(Object.fromEntries(guarded) as Parameters<typeof fakeApi>[0]);
  }

  get now(): Date {
    return new Date(Date.now() + this.clockAheadMs);
  }

  get latest(): Attempt | undefined {
    return this.attempts.at(-1);
  }

  /** Counts how often a call such as `PATCH /api/attempts/attempt-1/complete` arrived. */
  count(call: string): number {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === call).length;
  }

  #write(work: () => Response): Answer {
    const fault = this.faults.shift();
    if (fault === 'no-connection') return new TypeError('Failed to fetch');
    if (fault instanceof Response) return fault;
    const answer = work();
    return fault === 'lost-answer' ? new TypeError('Connection reset') : answer;
  }

  /** Starts an attempt as another device would. */
  begin(quiz = this.quizzes[0] ?? makeQuiz()): Attempt {
    const timeLimit = secondsAllowed(quiz.timeLimit, this.extraTime);
    const attempt: Attempt = {
      id: `attempt-${this.attempts.length + 1}`,
      quizId: quiz.id,
      quizName: quiz.name,
      learnerId: 'learner-1',
      mode: timeLimit === undefined ? 'standard' : 'timed',
      startedAt: this.now.toISOString(),
      ...(timeLimit !== undefined && { timeLimit, expiresAt: deadlineOf(this.now, timeLimit).toISOString() }),
      questions: quiz.questions.map(hideAnswer),
      answers: quiz.questions.map(() => -1),
    };
    this.attempts.push(attempt);
    return attempt;
  }

  /** Submits an attempt as another device would. */
  finish(attempt: Attempt, answers: number[]): void {
    const quiz = this.quizzes.find(({ id }) => id === attempt.quizId) ?? makeQuiz();
    const late = this.#isTimeUp(attempt);
    Object.assign(attempt, {
      completedAt: this.now.toISOString(),
      ...(late ? { late } : { answers }),
      passingScore: quiz.passingScore,
      timeSpent: secondsSpent(new Date(attempt.startedAt), this.now, quiz.timeLimit),
    });
    delete attempt.questions;
    Object.assign(attempt, scoreAttempt(numberedOf(quiz), attempt.answers, quiz.passingScore));
  }

  #start(quiz: Quiz, call: SeenCall): Response {
    startAttempt.body.parse(call.body);
    const open = this.attempts.find(({ quizId, completedAt }) => quizId === quiz.id && completedAt === undefined);
    return makeJson(201, open ?? this.begin(quiz));
  }

  #save(number: number, call: SeenCall): Response {
    const attempt = this.#find(number);
    if (attempt.completedAt !== undefined || this.#isTimeUp(attempt))
      return makeRefusal(409, 'attempt-over', 'You already turned in this quiz.');
    attempt.answers = saveAttempt.body.parse(call.body).answers;
    this.saved.push(attempt.answers);
    return makeJson(200, attempt);
  }

  #handIn(number: number, call: SeenCall): Response {
    const attempt = this.#find(number);
    const { answers } = completeAttempt.body.parse(call.body);
    this.handedIn.push(answers);
    if (attempt.completedAt === undefined) this.finish(attempt, answers);
    return makeJson(200, attempt);
  }

  #find(number: number): Attempt {
    const attempt = this.attempts[number - 1];
    if (!attempt) throw new Error(`There is no attempt-${number}.`);
    return attempt;
  }

  #isTimeUp({ expiresAt }: Attempt): boolean {
    return isLate(expiresAt === undefined ? undefined : new Date(expiresAt), this.now);
  }
}

function numberedOf({ questions: own }: Quiz) {
  return own.map((question) => ({ ...question, correctIndex: question.correctIndex ?? 0 }));
}
