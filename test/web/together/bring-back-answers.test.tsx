import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionOpening } from '../../../shared/schemas/study.ts';
import type { AnswersFile } from '../../../shared/study/answers-file.ts';
import '../../../web/src/together/bring-back-answers-dialog.tsx';
import { makeJson, makeRefusal, type SeenCall } from '../support/fake-api.ts';
import { startFresh } from '../support/open-app.tsx';
import { openAsParent, openSettingsArea } from '../support/open-as-parent.ts';

startFresh();

const at = '2026-11-20T12:00:00.000Z';
const sessionId = 'H1-E-S';
const opening: SessionOpening = { startedAt: at, mode: 'due', cards: [{ cardId: 'card-1' }, { cardId: 'card-2' }] };

const review = (number: number) =>
  ({ id: `01KJ000000000000000000000${number}`, cardId: `card-${number}`, rating: 'correct', answeredAt: at }) as const;

const whole: AnswersFile = {
  form: 'flashspark-answers',
  version: 1,
  savedAt: at,
  entries: [
    { sessionId, work: { kind: 'review', review: review(1), opening } },
    { sessionId, work: { kind: 'review', review: review(2) } },
  ],
};

const fileOf = (content: unknown): File => new File([JSON.stringify(content)], 'flashspark-answers.json');

function receive(refused: readonly string[] = []) {
  return ({ body }: SeenCall) => {
    const { reviews } = body as { reviews: { id: string; cardId: string }[] };
    const results = reviews.map(({ id, cardId }) => ({
      id,
      cardId,
      ...(refused.includes(id) ? { result: 'refused', code: 'not-found' } : { result: 'stored' }),
    }));
    return makeJson(200, { accepted: reviews.length, results, cards: [] });
  };
}

const opened = makeJson(200, { id: sessionId, learnerId: 'H1-E', startedAt: at, cardsStudied: 0, cardsCorrect: 0 });

async function openDialog(answers: Parameters<typeof openAsParent>[0]) {
  const { user, calls } = openAsParent({ [`PUT /api/sessions/${sessionId}`]: opened, ...answers });
  await openSettingsArea(user, 'Children’s data');
  await user.click(await screen.findByRole('button', { name: 'Bring back answers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bring back answers' }));
  const choose = async (file: File) => await user.upload(dialog.getByLabelText('Answer file'), file);
  const save = async (name = 'Save answers') => await user.click(dialog.getByRole('button', { name }));
  const sent = () =>
    calls.flatMap(({ method, path, body }) => (path.startsWith('/api/sessions/') ? [{ method, path, body }] : []));
  return { dialog, choose, save, sent };
}

test('a file of answers goes out as the device would have sent it, the session before its answers', async () => {
  const { dialog, choose, save, sent } = await openDialog({ [`POST /api/sessions/${sessionId}/reviews`]: receive() });
  await choose(fileOf(whole));
  expect(await dialog.findByText(/^2 answers from /)).toBeDefined();
  await save();
  expect(await screen.findByText('The answers are saved')).toBeDefined();
  expect(sent()).toEqual([
    { method: 'PUT', path: `/api/sessions/${sessionId}`, body: opening },
    { method: 'POST', path: `/api/sessions/${sessionId}/reviews`, body: { reviews: [review(1), review(2)] } },
  ]);
});

test('a file that is none, or one with more in it than answers, is sent nowhere', async () => {
  const { dialog, choose, save, sent } = await openDialog({});
  for (const wrong of [{ ...whole, version: 2 }, { ...whole, role: 'admin' }, { ...whole, entries: [] }, 'answers']) {
    await choose(fileOf(wrong));
    expect(await dialog.findByText(/This isn’t an answer file/)).toBeDefined();
    await save();
  }
  expect(sent()).toEqual([]);
});

test('after a lost connection the same file is sent again', async () => {
  let isLost = true;
  const { dialog, choose, save, sent } = await openDialog({
    [`POST /api/sessions/${sessionId}/reviews`]: (call: SeenCall) =>
      isLost ? makeRefusal(503, 'unavailable', 'Please try again in a moment.') : receive()(call),
  });
  await choose(fileOf(whole));
  await save();
  expect(await dialog.findByText(/Failed to bring back the answers/)).toBeDefined();
  isLost = false;
  await save('Try again');
  expect(await screen.findByText('The answers are saved')).toBeDefined();
  expect(sent().filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('says how many answers can never be saved, and saves the others', async () => {
  const { dialog, choose, save, sent } = await openDialog({
    [`POST /api/sessions/${sessionId}/reviews`]: (call: SeenCall) =>
      (call.body as { reviews: readonly unknown[] }).reviews.length > 1
        ? makeRefusal(400, 'invalid-input', 'Something is not right.')
        : receive([review(1).id])(call),
  });
  await choose(fileOf(whole));
  await save();
  expect(await dialog.findByText(/^1 answer couldn’t be saved/)).toBeDefined();
  await waitFor(() => expect(sent().filter(({ method }) => method === 'POST')).toHaveLength(3));
});
