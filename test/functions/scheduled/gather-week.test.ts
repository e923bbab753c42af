import { describe, expect, it } from 'vitest';
import { newSession, type StoredStudySession } from '../../../functions/data/study/study-session.ts';
import { chooseDinnerCards, type ChildWeek } from '../../../functions/scheduled/gather-week.ts';
import { writeMail } from '../../../functions/scheduled/draft.ts';
import { weekText } from '../../../functions/scheduled/week-text.ts';
import { openMailWords } from '../../../functions/scheduled/words/open-mail-words.ts';

const english = await openMailWords({});

const session = (answers: string, cards: readonly string[], deck = 'D'): StoredStudySession => ({
  ...newSession({ session: 'S', learner: 'L', deck, mode: 'due', startedAt: '', served: [...cards] }),
  answers,
});
const namesOf = (cards: readonly { readonly name: string; readonly card: string }[]) =>
  cards.map(({ name, card }) => `${name} ${card}`);

describe('the cards for dinner', () => {
  it('are first those that were hard and are known now, then the other known ones, never one that stayed wrong', () => {
    const [first, second] = [session('0w 1c 2w 0c', ['a', 'b', 'c']), session('0w 1w', ['d', 'b'], 'D~')];
    const chosen = chooseDinnerCards([{ name: 'Emma', sessions: [first, second] }], '2026-01-11');
    expect(namesOf(chosen)).toEqual(['Emma a']);
    const later = session('0c 1c', ['d', 'b']);
    const all = namesOf(chooseDinnerCards([{ name: 'Emma', sessions: [first, second, later] }], '2026-01-11'));
    expect(all.toSorted()).toEqual(['Emma a', 'Emma b', 'Emma d']);
    const easy = namesOf(chooseDinnerCards([{ name: 'Emma', sessions: [first, session('0c', ['e'])] }], '2026-01-11'));
    expect([easy[0], easy.slice(1).toSorted()]).toEqual(['Emma a', ['Emma b', 'Emma e']]);
  });

  it('are asked in turns, each once, and are the same for the same week', () => {
    const ask = (week: string) =>
      namesOf(
        chooseDinnerCards(
          [
            { name: 'Emma', sessions: [session('0c 1c 2c 3c', ['a', 'b', 'c', 'd'])] },
            { name: 'Ben', sessions: [session('0c 1c', ['a', 'z'])] },
          ],
          week,
        ),
      );
    const chosen = ask('2026-01-11');
    expect(chosen.slice(0, 2).map((one) => one.split(' ')[0])).toEqual(['Emma', 'Ben']);
    expect(new Set(chosen.map((one) => one.split(' ')[1])).size).toBe(5);
    expect(ask('2026-01-11')).toEqual(chosen);
    expect(
      new Set(['2026-01-11', '2026-01-18', '2026-01-25', '2026-02-01'].map((week) => String(ask(week)))).size,
    ).not.toBe(1);
  });
});

describe('the words of a week', () => {
  const quiet: ChildWeek = {
    name: 'Ben',
    days: 0,
    answers: 0,
    correct: 0,
    quizzes: 0,
    known: 0,
    mastered: 0,
    moreMastered: undefined,
    due: 0,
    work: [],
  };
  const write = (children: readonly ChildWeek[], questions = [{ name: 'Emma', question: 'a\nb <i>', answer: '"c"' }]) =>
    writeMail(
      'a@example.org',
      'en',
      weekText(
        english,
        { home: 'https://x.test/', stop: 'https://x.test/?weekly#token=t' },
        { household: 'Home', week: '2026-03-01' },
        { children, questions },
      ),
    );

  it('say of each child what it did and knows, and say nothing of a child that did nothing', () => {
    const emma = { ...quiet, name: 'Emma <b>', days: 1, answers: 3, correct: 2, quizzes: 1, known: 9, mastered: 4 };
    const { subject, text, html } = write([{ ...emma, moreMastered: 2 }, quiet]);
    expect(subject).toBe('Your week on Flashspark, February 23 to March 1');
    expect(text).toContain(
      'Emma <b>\nStudied on 1 day: 3 answers, 67% correct, 1 quiz.\nKnows 9 cards now, 4 of them mastered (2 more than a week ago).\n',
    );
    expect(text).toContain('Questions for dinner\nFor Emma: a b <i>\n    "c"\n');
    expect(text).not.toContain('Ben');
    expect(text).not.toContain('Next week');
    expect(html).toContain('<p>For Emma: a b &lt;i&gt;<br><b>&quot;c&quot;</b></p>');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/color:|<img|src=/);
  });

  it('say nothing of cards that are no more mastered than before, and name three of what is to do, with what is late', () => {
    const days = ['2026-02-28', '2026-03-06'];
    const work = ['A', 'Sums', 'Quiz: C', 'D', 'E'].map((resourceName, at) => {
      const dueDate = days[at];
      return { type: at === 0 ? ('deck' as const) : ('quiz' as const), resourceName, ...(dueDate && { dueDate }) };
    });
    const { text } = write(
      [
        {
          ...quiet,
          days: 2,
          quizzes: 2,
          known: 1,
          mastered: 1,
          moreMastered: -1,
          due: 1,
          work,
        },
      ],
      [],
    );
    expect(text).toContain('Ben\nStudied on 2 days: 2 quizzes.\nKnows 1 card now, 1 of them mastered.\n');
    expect(text).toContain(
      'Next week\nBen: 1 card to review, plus the deck “A” (was due February 28), the quiz “Sums” by March 6, “Quiz: C”, 2 more\n',
    );
    expect(text).not.toContain('Questions for dinner');
  });
});
