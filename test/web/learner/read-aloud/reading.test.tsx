import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../support/open-app.tsx';
import { FakeSpeech, makeVoice } from '../../support/fake-speech.ts';
import { FakeFamily } from '../study/support/fake-family.ts';
import { startWithFreshDevice } from '../study/support/fresh-device.ts';
import { makeOpenSession } from '../study/support/make-study.ts';

startWithFreshDevice();

const spanish = makeVoice('es-ES');
const english = makeVoice('en-US');
const languages = { frontLanguage: 'es', backLanguage: 'en' };

async function openDeck() {
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Study' }));
  await user.click(await screen.findByText('World capitals'));
  await screen.findByRole('button', { name: 'Show Answer' });
  return user;
}

async function study(session = makeOpenSession(3, languages)) {
  const family = new FakeFamily();
  family.session = session;
  family.connect();
  const user = await openDeck();
  // A card's keyboard shortcuts and speech are ready shortly after it appears.
  await act(async () => undefined);
  return user;
}

const readButtons = () => screen.queryAllByRole('button', { name: 'Read aloud' });
const texts = (speech: FakeSpeech) => speech.heard.map(({ text }) => text);

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Flips a switch in a popover, which jsdom never opens and so treats as hidden. */
async function flip(name: string): Promise<void> {
  HTMLElement.prototype.hidePopover = () => undefined;
  fireEvent.click(await screen.findByRole('switch', { name, hidden: true }));
}

function pressKey(key: string, target: Element = document.body): void {
  fireEvent.keyDown(target, { key });
}

it('offers nothing without a voice of the device, and reads by its voices as soon as they come', async () => {
  const speech = new FakeSpeech();
  await study();
  act(() => speech.bringVoices(makeVoice('es-ES', 'remote'), makeVoice('fr-FR')));
  expect(readButtons()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Reading aloud' })).toBeNull();
  pressKey('r');
  act(() => speech.bringVoices(makeVoice('es-US', 'remote'), spanish, english));
  press('Read aloud');
  expect(speech.heard).toEqual([{ text: 'Question 1', lang: 'es-ES', rate: 1 }]);
});

it('finds voices that came without an event', async () => {
  const speech = new FakeSpeech();
  await study();
  expect(readButtons()).toEqual([]);
  speech.haveVoices(spanish, english);
  expect(await screen.findByRole('button', { name: 'Read aloud' }, { timeout: 3_000 })).toBeDefined();
});

it('shows no reading where the browser drops it before the first press, which allows what follows; an engine that was paused goes on', async () => {
  const speech = new FakeSpeech(spanish, english);
  await study();
  speech.isDeaf = true;
  pressKey('r');
  expect(readButtons()).toHaveLength(1);
  speech.isDeaf = false;
  speech.paused = true;
  fireEvent.click(document.body);
  expect(texts(speech)).toEqual(['']);
  speech.end();
  pressKey('r');
  expect([texts(speech), speech.paused]).toEqual([['', 'Question 1'], false]);
  expect(screen.getByRole('button', { name: 'Stop reading' })).toBeDefined();
});

it('reads a side by its button, by a tap on it and by R, and stops by the same', async () => {
  const speech = new FakeSpeech(spanish, english);
  await study();
  press('Read aloud');
  press('Stop reading');
  expect(speech.cuts).toBe(1);
  fireEvent.click(screen.getByText('Question 1'));
  expect(screen.getByRole('button', { name: 'Stop reading' })).toBeDefined();
  act(() => speech.end('onerror'));
  pressKey('R');
  act(() => speech.end());
  expect(readButtons()).toHaveLength(1);
  expect(texts(speech)).toEqual(['Question 1', 'Question 1', 'Question 1']);
  fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true });
  const field = document.body.appendChild(document.createElement('input'));
  pressKey('r', field);
  field.remove();
  expect(speech.heard).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('names no picture, which is what the child is asked for', async () => {
  const speech = new FakeSpeech(spanish, english);
  const session = makeOpenSession(2, languages);
  const fronts = ['🐕 🇫🇷', '🐈‍⬛ el gato ☀️'];
  await study({ ...session, cards: session.cards.map((card, index) => ({ ...card, front: fronts[index] ?? '' })) });
  expect(readButtons()).toEqual([]);
  press('Show Answer');
  press('Correct');
  await screen.findByText(fronts[1] ?? '');
  press('Read aloud');
  expect(texts(speech)).toEqual(['el gato']);
});

it('never speaks an answer that is not shown, and each side in its own language', async () => {
  const speech = new FakeSpeech(spanish, english);
  await study();
  expect(screen.getByText('Question 1').lang).toBe('es');
  press('Read aloud');
  act(() => speech.end());
  pressKey('r');
  expect(texts(speech)).toEqual(['Question 1', 'Question 1']);
  press('Show Answer');
  expect(speech.cuts).toBe(1);
  expect(screen.getByText('Answer 1').lang).toBe('en');
  pressKey('r');
  expect(speech.heard.at(-1)).toEqual({ text: 'Answer 1', lang: 'en-US', rate: 1 });
  expect(readButtons()).toHaveLength(1);
  press('Read aloud');
  expect(speech.heard.at(-1)).toEqual({ text: 'Question 1', lang: 'es-ES', rate: 1 });
});

it('reads cards by itself for whoever switched that on here, slowly if they like, and is silent once the screen is left', async () => {
  const speech = new FakeSpeech(spanish, english);
  const user = await study();
  expect(speech.heard).toEqual([]);
  await flip('Speak slowly');
  await flip('Read cards aloud');
  press('Show Answer');
  press('Correct');
  await screen.findByText('Question 2');
  expect(speech.heard).toEqual([
    { text: 'Question 1', lang: 'es-ES', rate: 0.6 },
    { text: 'Answer 1', lang: 'en-US', rate: 0.6 },
    { text: 'Question 2', lang: 'es-ES', rate: 0.6 },
  ]);
  expect(speech.cuts).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(speech.speaking).toBe(false);
  expect(localStorage.getItem('flashspark.reading.user-learner')).toBe('{"isAutomatic":true,"isSlow":true}');
  await user.click(await screen.findByText('World capitals'));
  await screen.findByText('Question 2');
  await waitFor(() => expect(texts(speech).slice(3)).toEqual(['Question 2']));
  await flip('Read cards aloud');
  expect(speech.speaking).toBe(false);
});

it('guesses the languages of a deck that says none, and names to a screen reader only what it knows', async () => {
  const speech = new FakeSpeech(makeVoice('ru-RU'), english);
  const [card] = makeOpenSession(1).cards;
  await study(makeOpenSession(1, { cards: card ? [{ ...card, front: 'собака', back: 'dog ____' }] : [] }));
  expect(screen.getByText('собака').lang).toBe('ru');
  pressKey('r');
  press('Show Answer');
  expect(screen.getByText('dog ____').hasAttribute('lang')).toBe(false);
  pressKey('r');
  expect(speech.heard.map(({ text, lang }) => `${lang} ${text}`)).toEqual(['ru-RU собака', 'en-US dog  … ']);
});
