import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Quiz } from '../../../../../shared/schemas/quiz.ts';
import { QuizManager } from '../../../../../web/src/parent/create/quizzes/quiz-manager.tsx';
import { AccountProvider } from '../../../../../web/src/lib/account/account.tsx';
import { fakeApi, makeJson } from '../../../support/fake-api.ts';
import { makeMe } from '../../../support/people.ts';
import { renderFeature } from '../../../support/render-feature.tsx';
import { householdId, makeQuiz } from './make-quiz.ts';

type Answers = Parameters<typeof fakeApi>[0];

interface Visit {
  readonly quizzes?: readonly Quiz[];
  readonly canManage?: boolean;
  /** Account signed in to the browser; the usual parent by default. */
  readonly accountId?: string;
  readonly household?: string;
  readonly answers?: Answers;
}

/** Shows a household's quizzes to a grown-up. Creating, changing and deleting work unless `answers` override it. */
export function openQuizzes({
  quizzes = [],
  canManage = true,
  accountId,
  household = householdId,
  answers,
}: Visit = {}) {
  const calls = fakeApi({
    [`GET /api/quizzes?householdId=${household}`]: makeJson(200, quizzes),
    'POST /api/quizzes': (call) => makeJson(201, makeStored(call.body as Partial<Quiz>)),
    ...Object.fromEntries(
      quizzes.map((quiz) => [`DELETE /api/quizzes/${quiz.id}`, new Response(null, { status: 204 })]),
    ),
    ...answers,
  });
  const me = { ...makeMe('parent'), ...(accountId !== undefined && { id: accountId }) };
  const view = renderFeature(
    <AccountProvider me={me}>
      <QuizManager householdId={household} canManage={canManage} />
    </AccountProvider>,
  );
  return { ...view, calls };
}

export async function openQuizForm(visit?: Visit) {
  const view = openQuizzes(visit);
  await view.user.click(await screen.findByRole('button', { name: /New Quiz|Write your first quiz/ }));
  return view;
}

function makeStored(body: Partial<Quiz>): Quiz {
  return makeQuiz(body.name ?? '', { ...body, questionCount: body.questions?.length ?? 0 });
}

/** Writes a question into the open editor; the first option is the correct one. */
export async function writeQuestion(user: UserEvent, text: string, options: readonly string[]): Promise<void> {
  await user.type(screen.getByLabelText('Question Text'), text);
  for (const [position, option] of options.entries()) {
    await user.type(screen.getByLabelText(`Option ${'ABCDEF'[position]}`), option);
  }
}
