import { limits, writeNumber } from '../../shared/limits.ts';
import { addDays } from '../../shared/scheduling/calendar-day.ts';
import type { AssignmentType } from '../../shared/schemas/assignment.ts';
import type { ChildWeek, FamilyWeek } from './gather-week.ts';
import { type Draft, hello, shorten } from './mail-texts.ts';

/** @param week the Sunday that ends the week. */
export function weekText(
  links: { readonly home: string; readonly stop: string },
  { household, week }: { readonly household: string; readonly week: string },
  { children, questions }: Pick<FamilyWeek, 'children' | 'questions'>,
): Draft {
  const [monday, sunday] = [writeDate(addDays(week, -6)), writeDate(week)];
  const coming = children.flatMap((child) => {
    const words = describeComing(child, week);
    return words === '' ? [] : [`${shorten(child.name)}: ${words}`];
  });
  const asked = questions.map(({ name, question, answer }) => [`For ${shorten(name)}: ${question}`, answer] as const);
  return {
    subject: `Your week on Flashspark, ${monday} to ${sunday}`,
    before: [
      hello,
      `this was the week of the family “${shorten(household)}”, from Monday, ${monday} to Sunday, ${sunday}.`,
    ],
    sections: [
      ...children
        .filter((child) => child.days > 0)
        .map((child) => ({ heading: shorten(child.name), lines: describeLearned(child) })),
      ...(asked.length > 0 ? [{ heading: 'Questions for dinner', lines: asked }] : []),
      ...(coming.length > 0 ? [{ heading: 'Next week', lines: coming }] : []),
    ],
    link: { label: 'Open Flashspark', address: links.home },
    after: ['You get this mail on Sundays after a week with learning, as you switched it on.'],
    stop: { label: 'Stop the weekly email', address: links.stop },
  };
}

function describeLearned(child: ChildWeek): string[] {
  const { days, answers, correct, quizzes, known, mastered, moreMastered } = child;
  const right = answers > 0 && `${Math.round((100 * correct) / answers)}% right`;
  const done = [answers > 0 && countOf(answers, 'card'), right, quizzes > 0 && countOf(quizzes, 'quiz', 'quizzes')];
  const more = moreMastered !== undefined && moreMastered > 0 ? `, ${moreMastered} more than a week ago` : '';
  const firm =
    mastered > 0 ? `; ${writeNumber(mastered)} of them ${mastered === 1 ? 'is' : 'are'} mastered${more}` : '';
  return [
    `Studied on ${countOf(days, 'day')}: ${done.filter(Boolean).join(', ')}.`,
    ...(known > 0 ? [`Knows ${countOf(known, 'card')} by now${firm}.`] : []),
  ];
}

function describeComing({ due, work }: ChildWeek, week: string): string {
  const named = work.slice(0, limits.weeklyMail.work).map(({ type, resourceName, dueDate }) => {
    const what = nameWork(type, shorten(resourceName));
    if (dueDate === undefined) return what;
    return dueDate < week ? `${what} (was due ${writeDate(dueDate)})` : `${what} by ${writeDate(dueDate)}`;
  });
  const others = work.length - named.length;
  const todo = [...named, ...(others > 0 ? [`${others} more`] : [])].join(', ');
  const cards = due > 0 && `${countOf(due, 'card')} ${due === 1 ? 'comes' : 'come'} back`;
  return [cards, todo !== '' && `to do: ${todo}`].filter(Boolean).join('; ');
}

/** Names the work in a sentence. Most quizzes already have “quiz” in their names: `Quiz: World capitals`. */
function nameWork(type: AssignmentType, name: string): string {
  if (type === 'deck') return `the deck “${name}”`;
  return /^quiz\b/i.test(name) ? `“${name}”` : `the quiz “${name}”`;
}

function countOf(count: number, one: string, many = `${one}s`): string {
  return `${writeNumber(count)} ${count === 1 ? one : many}`;
}

function writeDate(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
}
