import { ulid } from 'ulid';
import { completeAttempt, startAttempt } from '../../../shared/routes/quizzes.ts';
import { completeSession, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { OpenSession, Review, SessionMode } from '../../../shared/schemas/study.ts';
import type { ProcessClient } from '../gateway/call-in-process.ts';

export interface DemoStudy {
  readonly client: ProcessClient;
  readonly token: string;
  readonly deckId: string;
  readonly at: Date;
  /** Days between `at` and today. */
  readonly days: number;
  /** Share of correct answers, 0 to 1. */
  readonly skill: number;
  /** `all` practices every card, due or not. */
  readonly mode?: SessionMode;
  /** Maximum number of cards. Absent: all. */
  readonly most?: number | undefined;
}

const secondsPerCard = 8;

/** Studies one session. A card answered wrong is repeated until it is answered correctly. */
export async function studyOnce({ client, token, deckId, mode = 'due', ...study }: DemoStudy): Promise<void> {
  const session = await client.call(startSession, token, { params: { deckId }, body: { mode } });
  if (session.cards.length === 0) return;
  const reviews = answerAll(session, study);
  const params = { sessionId: session.id };
  const cardsCorrect = reviews.filter((review) => review.rating === 'correct').length;
  const last = Math.floor((reviews.length - 1) / 50) * 50;
  for (let start = 0; start < last; start += 50) {
    await client.call(recordReviews, token, { params, body: { reviews: reviews.slice(start, start + 50) } });
  }
  const body = { cardsStudied: reviews.length, cardsCorrect, reviews: reviews.slice(last) };
  await client.call(completeSession, token, { params, body });
}

function answerAll(
  session: OpenSession,
  { at, days, skill, most = Infinity }: Pick<DemoStudy, 'at' | 'days' | 'skill' | 'most'>,
): Review[] {
  const ratings = session.cards
    .slice(0, most)
    .flatMap((card) =>
      isKnown(card.front || card.back, days, skill)
        ? [{ card, rating: 'correct' } as const]
        : [{ card, rating: 'wrong' } as const, { card, rating: 'correct' } as const],
    );
  return ratings.map(({ card, rating }, index) => {
    const answeredAt = new Date(at.getTime() + index * secondsPerCard * 1_000);
    return {
      id: ulid(answeredAt.getTime()),
      cardId: card.id,
      rating,
      answeredAt: answeredAt.toISOString(),
      msTaken: secondsPerCard * 1_000,
    };
  });
}

interface DemoQuiz extends Pick<DemoStudy, 'client' | 'token' | 'days' | 'skill'> {
  readonly quizId: string;
  readonly answers: ReadonlyMap<string, string>;
  readonly wait: (seconds: number) => void;
}

export async function takeQuiz({ client, token, quizId, days, skill, answers, wait }: DemoQuiz): Promise<void> {
  const { id, questions = [] } = await client.call(startAttempt, token, { params: { quizId }, body: {} });
  wait(questions.length * secondsPerCard);
  const chosen = questions.map(({ question, options }) => {
    const right = options.indexOf(answers.get(question) ?? '');
    return isKnown(question, days, skill) ? right : (right + 1) % options.length;
  });
  await client.call(completeAttempt, token, { params: { attemptId: id }, body: { answers: chosen } });
}

/** The result depends only on the arguments, so that every demo family has the same history. */
function isKnown(text: string, days: number, skill: number): boolean {
  let hash = days * 31;
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 9_973;
  return hash / 9_973 < skill;
}
