import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FakeSpeech, makeVoice } from '../../../support/fake-speech.ts';
import { given, makeSession, pageText, startStudying } from '../support/capitals.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';

startWithFreshDevice();

describe('a deck that is heard', () => {
  it('reads the question and keeps its words out of the page until they are asked for or the card turns', async () => {
    const speech = new FakeSpeech(makeVoice('en-US'));
    const { family } = await startStudying(makeSession('listen', 2));
    await waitFor(() => expect(speech.heard.map(({ text }) => text)).toEqual(['Peru']));
    expect(pageText()).not.toContain('Peru');
    fireEvent.keyDown(document.body, { key: 'r' });
    fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
    expect(speech.heard).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Show the words' }));
    const question = screen.getByRole('region', { name: 'Question' });
    expect(question.textContent).toContain('Peru');
    expect(document.activeElement).toBe(question);
    fireEvent.click(screen.getByRole('button', { name: 'Show Answer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await screen.findByRole('heading', { name: 'Card 2 of 2' });
    await waitFor(() => expect(speech.heard.map(({ text }) => text)).toEqual(['Peru', 'Peru', 'France']));
    expect(pageText()).not.toContain('France');
    fireEvent.click(screen.getByRole('button', { name: 'Show Answer' }));
    expect(screen.getByRole('region', { name: 'Answer' }).textContent).toContain('France');
    fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(given(family)).toEqual(['card-1 correct listen', 'card-2 correct listen']));
    vi.unstubAllGlobals();
  });

  it('shows the words where no voice of the device reads them: then a card is like others', async () => {
    const { family } = await startStudying(makeSession('listen', 1));
    expect(screen.getByRole('region', { name: 'Question' }).textContent).toBe('Peru');
    fireEvent.click(screen.getByRole('button', { name: 'Show Answer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(given(family)).toEqual(['card-1 correct ']));
  });

  it('dictates a word: it is heard and typed, and nothing shows it before', async () => {
    const speech = new FakeSpeech(makeVoice('en-US'));
    const { cards, ...session } = makeSession('type', 2);
    const sides = [
      { front: 'two. I have two cats.', back: 'two' },
      { front: 'Lima', back: 'Lima' },
    ];
    const { family, user } = await startStudying({
      ...session,
      backLanguage: 'en',
      cards: cards.map((card, at) => ({ ...card, ...sides[at] })),
    });
    await waitFor(() => expect(speech.heard.map(({ text }) => text)).toEqual(['two. I have two cats.']));
    await user.type(await screen.findByRole('textbox'), 'two{Enter}');
    expect(screen.queryByRole('button', { name: 'Show the words' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Answer' }).textContent).toContain('I have two cats.');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Card 2 of 2' });
    await waitFor(() => expect(speech.heard.map(({ text }) => text)).toEqual(['two. I have two cats.', 'Lima']));
    expect(pageText()).not.toContain('Lima');
    expect(screen.getByRole('button', { name: /Listen|Stop/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show the words' })).toBeNull();
    await waitFor(() => expect(given(family)).toEqual(['card-1 correct type']));
    vi.unstubAllGlobals();
  });

  it('shows a word that two languages share: it is a translation', async () => {
    const speech = new FakeSpeech(makeVoice('en-US'));
    const { cards, ...session } = makeSession('type', 1);
    await startStudying({ ...session, cards: cards.map((card) => ({ ...card, front: 'taxi', back: 'taxi' })) });
    expect(screen.getByRole('region', { name: 'Question' }).textContent).toContain('taxi');
    expect(speech.heard).toEqual([]);
    vi.unstubAllGlobals();
  });
});
