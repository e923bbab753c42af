import { act, fireEvent, screen } from '@testing-library/react';
import type { OpenSession } from '../../../../../shared/schemas/study.ts';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily } from './fake-family.ts';
import { makeOpenSession } from './make-study.ts';

const capitals = [
  ['Peru', 'Lima'],
  ['France', 'Paris'],
  ['Brazil', 'Brasília'],
  ['Egypt', 'Cairo'],
  ['Kenya', 'Nairobi'],
] as const;

/** Returns a session of the first `count` capitals; multiple-choice cards have three other options. */
export function makeSession(answerWay: 'choose' | 'type' | 'listen', count: number = capitals.length): OpenSession {
  const { cards } = makeOpenSession(count);
  const texts = capitals.map(([front, back], at) => {
    const all = capitals.map(([, text], other) => ({ cardId: `card-${other + 1}`, text }));
    return { front, back, ...(answerWay === 'choose' && { others: all.toSpliced(at, 1).slice(0, 3) }) };
  });
  return makeOpenSession(count, {
    answerWay,
    frontLanguage: 'en',
    backLanguage: 'es',
    cards: cards.map((card, at) => ({ ...card, ...texts[at] })),
  });
}

/** Opens the app and the first card of this session. */
export async function startStudying(session: OpenSession) {
  const family = new FakeFamily();
  family.session = session;
  family.connect();
  return { family, user: await openStudy() };
}

/** Opens the app, and then the session that the family has. */
export async function openStudy() {
  const user = openApp();
  fireEvent.click(await screen.findByRole('button', { name: 'Study' }));
  fireEvent.click(await screen.findByText('World capitals'));
  await screen.findByRole('heading', { name: /^Card/ });
  // A card's keyboard shortcuts and speech are ready shortly after it appears.
  await act(async () => undefined);
  return user;
}

/** What the server received, as `card rating mode` with the card that it was mixed up with. */
export function given({ received }: FakeFamily): string[] {
  return received.map(({ cardId, rating, mode, mixedUpWith }) =>
    [cardId, rating, mode, ...(mixedUpWith ? [mixedUpWith] : [])].join(' '),
  );
}

/** The page's markup, in which a hidden text would stand. */
export function pageText(): string {
  return new XMLSerializer().serializeToString(document.body);
}
