import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal, type SeenCall } from '../support/fake-api.ts';
import { startFresh } from '../support/open-app.tsx';
import { answersInSequence } from '../support/open-as-parent.ts';
import { makeMe } from '../support/people.ts';
import { emma } from '../support/smith-family.ts';
import { type Answers, makeHousehold, openAdminTab } from './support/open-as-admin.ts';

startFresh();

const learners = 'GET /api/households/H1/learners';
const today = 'GET /api/households/H1/today';
const visits = 'POST /api/households/H1/visits';
const question = 'Why do you need to see this family?';
const refused = () => makeRefusal(403, 'reason-needed', 'First, say why you need to see this family.');
const opened = {
  id: 'H1-V1',
  at: '2026-11-20T12:30:00.000Z',
  endsAt: '2026-11-20T13:30:00.000Z',
  reason: 'Ticket 4711',
};

/** Returns an API that refuses an admin access to a child's data until they give a reason. */
function guarded(visit: (call: SeenCall) => Response | Error): Answers {
  let isOpen = false;
  return {
    [learners]: () => (isOpen ? makeJson(200, [emma]) : refused()),
    [today]: () => (isOpen ? makeJson(200, []) : refused()),
    [visits]: (call) => {
      const answer = visit(call);
      isOpen = answer instanceof Response && answer.ok;
      return answer;
    },
  };
}

async function openFamily(answers: Answers) {
  const { user, calls } = await openAdminTab('Households', answers);
  await user.click(await screen.findByRole('button', { name: /Smith Family/ }));
  await screen.findByRole('heading', { name: question });
  return { user, calls, reason: screen.getByLabelText('Reason') };
}

const asked = (calls: readonly SeenCall[]) => calls.filter(({ method, path }) => `${method} ${path}` === visits);

test('an admin who opens a family says why once, and goes on with what was asked', async () => {
  const { user, calls, reason } = await openFamily(guarded(() => makeJson(201, opened)));
  expect(screen.queryByText('Emma')).toBeNull();
  await user.type(reason, ' Ticket 4711 ');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText('Emma')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('heading', { name: question })).toBeNull());
  expect(asked(calls).map(({ body }) => body)).toEqual([{ reason: 'Ticket 4711' }]);
});

test('an admin sees in every tab of a family that they are a visitor, why and until when', async () => {
  const { user, reason } = await openFamily(guarded(() => makeJson(201, opened)));
  expect(screen.getByText('You’re here as an admin.')).toBeDefined();
  await user.type(reason, 'Ticket 4711');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const notice = /^You’re here as an admin until 1:30\sPM\. Your reason: Ticket 4711$/;
  expect(await screen.findByText(notice)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(screen.getByText(notice)).toBeDefined();
});

test('an admin is no visitor in a family of their own', async () => {
  const { user } = await openAdminTab('Households', {
    [learners]: makeJson(200, [emma]),
    'GET /api/households/H1': makeJson(200, makeHousehold({ ownerId: makeMe('admin').id })),
  });
  await user.click(await screen.findByRole('button', { name: /Smith Family/ }));
  await screen.findByRole('button', { name: 'Emma' });
  expect(screen.queryByText(/^You’re here as an admin/)).toBeNull();
});

test('a reason that is too short is not sent', async () => {
  const { user, calls, reason } = await openFamily(guarded(() => makeJson(201, opened)));
  await user.type(reason, 'ok');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Say why in a few words.')).toBeDefined();
  expect(asked(calls)).toEqual([]);
});

test('what was typed stays when it could not be saved', async () => {
  const answer = answersInSequence(makeRefusal(429, 'too-many-calls', 'Please wait a moment.'), makeJson(201, opened));
  const { user, reason } = await openFamily(guarded(answer as () => Response));
  await user.type(reason, 'Ticket 4711');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Ticket 4711');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText('Emma')).length).toBeGreaterThan(0);
});

test('an admin who says nothing sees nothing of the children, and is asked again when they try again', async () => {
  const { user } = await openFamily(guarded(() => makeJson(201, opened)));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect((await screen.findAllByText(/First, say why you need to see this family/)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Emma')).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: question })).toBeDefined();
});

test('an admin is offered nothing about a child’s picture code', async () => {
  const { user, calls } = await openAdminTab('Households', { [learners]: makeJson(200, [emma]) });
  await user.click(await screen.findByRole('button', { name: /Smith Family/ }));
  await user.click(await screen.findByRole('button', { name: 'Emma' }));
  expect(await screen.findByRole('heading', { name: 'Learner Details' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Picture code' })).toBeNull();
  expect(calls.some(({ path }) => path.endsWith('/picture-code'))).toBe(false);
});
