import { limits } from '../../shared/limits.ts';
import { addDays } from '../../shared/scheduling/calendar-day.ts';
import { type Draft, shorten } from './draft.ts';
import type { ChildWeek, FamilyWeek } from './gather-week.ts';
import type { MailWords } from './words/mail-words.ts';

/** @param week the Sunday that ends the week. */
export function weekText(
  { week: words }: MailWords,
  links: { readonly home: string; readonly stop: string },
  { household, week }: { readonly household: string; readonly week: string },
  { children, questions }: Pick<FamilyWeek, 'children' | 'questions'>,
): Draft {
  const monday = addDays(week, -6);
  const coming = children.flatMap((child) => describeComing(words, child, week));
  const asked = questions.map(
    ({ name, question, answer }) => [words.question(shorten(name), question), answer] as const,
  );
  return {
    subject: words.subject(monday, week),
    before: words.before(shorten(household), monday, week),
    sections: [
      ...children
        .filter((child) => child.days > 0)
        .map((child) => ({ heading: shorten(child.name), lines: describeLearned(words, child) })),
      ...(asked.length > 0 ? [{ heading: words.questions, lines: asked }] : []),
      ...(coming.length > 0 ? [{ heading: words.nextWeek, lines: coming }] : []),
    ],
    link: { label: words.open, address: links.home },
    after: words.after,
    stop: { label: words.stop, address: links.stop },
  };
}

function describeLearned(words: MailWords['week'], child: ChildWeek): string[] {
  const { days, answers, correct, quizzes, known, mastered, moreMastered = 0 } = child;
  const percent = answers > 0 ? Math.round((100 * correct) / answers) : undefined;
  const more = moreMastered > 0 ? moreMastered : undefined;
  return [
    words.studied({ days, answers, percent, quizzes }),
    ...(known > 0 ? [words.knows({ known, mastered, more })] : []),
  ];
}

function describeComing(words: MailWords['week'], { name, due, work }: ChildWeek, week: string): string[] {
  if (due === 0 && work.length === 0) return [];
  const named = work.slice(0, limits.weeklyMail.work).map(({ type, resourceName, dueDate }) => {
    return { type, name: shorten(resourceName), dueDate, isPast: dueDate !== undefined && dueDate < week };
  });
  return [words.coming(shorten(name), { due, work: named, others: work.length - named.length })];
}
