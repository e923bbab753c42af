import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSession } from '../../../../web/src/lib/account/session.ts';
import { FakeFamily, makeLearnerMe } from '../study/support/fake-family.ts';
import { startWithFreshDevice } from '../study/support/fresh-device.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { openApp } from '../../support/open-app.tsx';
import { makeMe } from '../../support/people.ts';

startWithFreshDevice();

const acceptCall = 'POST /api/invitations/accept';

/** Connects a learner's account without a family. `accept` is the response to the entered code. */
function connectStranger(accept: Response): FakeFamily {
  const family = new FakeFamily();
  family.me = { ...makeMe('learner') };
  family.connect({
    [acceptCall]: () => {
      if (accept.ok || accept.status === 409) family.me = makeLearnerMe();
      return accept;
    },
  });
  return family;
}

async function typeCode(code: string) {
  const user = openApp();
  expect(await screen.findByText('Ask your parent for a family code')).toBeDefined();
  if (code) await user.type(screen.getByLabelText('Family code'), code);
  await user.click(screen.getByRole('button', { name: 'Join my family' }));
  return user;
}

test('a code lets the learner in', async () => {
  const family = connectStranger(makeJson(201, {}));
  await typeCode('abc-234');
  expect(await screen.findByText('Hi Emma')).toBeDefined();
  expect(family.seen(acceptCall).map(({ body }) => body)).toEqual([{ code: 'abc-234' }]);
});

test('a code whose answer got lost the first time lets the learner in, too', async () => {
  connectStranger(makeRefusal(409, 'already-member', 'This account is already in this household.'));
  await typeCode('abc-234');
  expect(await screen.findByText('Hi Emma')).toBeDefined();
});

test.each([
  [
    makeRefusal(410, 'code-used-up', 'This code doesn’t work. Check it, or ask for a new one.'),
    'This code doesn’t work. Check it, or ask for a new one.',
  ],
  [
    makeRefusal(429, 'too-many-attempts', 'Too many tries.', { 'retry-after': '40' }),
    'Too many tries. Try again in 40 seconds.',
  ],
])('a refused code says why and stays to be mended', async (refusal, sentence) => {
  connectStranger(refusal);
  await typeCode('abc-234');
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByLabelText<HTMLInputElement>('Family code').value).toBe('abc-234');
});

test('no code, no call', async () => {
  const family = connectStranger(makeJson(201, {}));
  await typeCode('');
  expect(await screen.findByText('Enter the code.')).toBeDefined();
  expect(family.seen(acceptCall)).toEqual([]);
});

test('leaves a way out', async () => {
  connectStranger(makeJson(201, {}));
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(readSession()).toBeUndefined());
});
