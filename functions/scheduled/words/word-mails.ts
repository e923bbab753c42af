import { limits } from '../../../shared/limits.ts';
import type { MailSentence } from '../../../shared/mail-sentences.ts';
import { type Draft, shorten } from '../draft.ts';
import type { inLanguage } from './in-language.ts';
import type { Coming, MailWords, SignInMethodChange, WeekWords } from './mail-words.ts';

/** What emails are made of in one language. */
export interface Wording extends ReturnType<typeof inLanguage> {
  /** @returns a sentence with values in its places */
  readonly say: (sentence: MailSentence, values?: Readonly<Record<string, string | number>>) => string;
}

const [minute, day] = [60, 24 * 60 * 60];

const signInMethodChanges = {
  'passkey-added': { subject: 'passkeyAddedSubject', line: 'passkeyAdded' },
  'pin-set': { subject: 'pinSetSubject', line: 'pinSet' },
  'password-removed': { subject: 'passwordRemovedSubject', line: 'passwordRemoved' },
} as const satisfies Record<SignInMethodChange, Record<'subject' | 'line', MailSentence>>;

const invitedAs = { owner: 'asOwner', guardian: 'asGuardian', viewer: 'asViewer' } as const;

/** @returns the emails about an account */
export function wordAccountMails({ say }: Wording) {
  return {
    reset: (address) => ({
      subject: say('resetSubject'),
      before: [say('hello'), say('resetReason')],
      link: { label: say('resetButton'), address },
      after: [say('resetLimit', { minutes: limits.resetLinkSeconds / minute }), say('resetIgnore')],
    }),
    verification: (address, code) => {
      const lasts = say('codeLimit', { days: limits.verifyLinkSeconds / day });
      const link = { label: say('codeButton'), address };
      if (code === undefined)
        return {
          subject: say('confirmSubject'),
          before: [say('hello'), say('confirm')],
          link,
          after: [lasts, say('confirmIgnore')],
        };
      return {
        subject: say('codeSubject', { code }),
        before: [say('hello'), say('code', { code, minutes: limits.emailCodeSeconds / minute }), say('codeOrLink')],
        link,
        after: [lasts, say('codeIgnore')],
      };
    },
    emailChange: (address, oldEmail, newEmail) => ({
      subject: say('emailChangeSubject'),
      before: [say('hello'), say('emailChange', { oldEmail, newEmail })],
      link: { label: say('emailChangeButton'), address },
      after: [say('emailChangeLimit'), say('emailChangeIgnore')],
    }),
    emailChanged: (oldEmail) => ({
      subject: say('emailChangedSubject'),
      before: [say('hello'), say('emailChanged', { oldEmail })],
      after: [say('emailChangedHelp')],
    }),
    signInMethod: (address, change) => {
      const { subject, line } = signInMethodChanges[change];
      return {
        subject: say(subject),
        before: [say('hello'), say(line)],
        link: { label: say('open'), address },
        after: [say('signInHelp')],
      };
    },
  } as const satisfies Partial<MailWords>;
}

/** @returns the emails about a family, without the weekly one */
export function wordFamilyMails({ say, longDate }: Wording) {
  return {
    unused: (address, household, lastDay) => ({
      subject: say('unusedSubject', { day: longDate(lastDay) }),
      before: [say('hello'), say('unused', { household: shorten(household), day: longDate(lastDay) })],
      link: { label: say('unusedButton'), address },
      after: [say('unusedKeep'), say('unusedIgnore')],
    }),
    invitation: (address, { inviter, household, role, learner }) => ({
      subject: say('invitationSubject'),
      before: [
        say('hello'),
        say('invitation', { inviter, household: shorten(household) }),
        learner === undefined ? say(invitedAs[role]) : say('asLearner', { learner: shorten(learner) }),
      ],
      link: { label: say('invitationButton'), address },
      after: [say('invitationLimit', { days: limits.invitationSeconds / day }), say('invitationIgnore')],
    }),
    consent: (address, { email, household, agreedAt }, notice): Draft => ({
      subject: say('consentSubject'),
      before: [say('hello'), say('consent', { day: longDate(agreedAt), email, household: shorten(household) })],
      sections: notice(say('consentNotice')),
      link: { label: say('open'), address },
      after: [say('consentWithdraw'), say('consentHelp')],
    }),
  } as const satisfies Partial<MailWords>;
}

/** @returns the words of the weekly email */
export function wordWeek(wording: Wording): WeekWords {
  const { say, monthDay, percent, list } = wording;
  return {
    subject: (monday, sunday) => say('weekSubject', { monday: monthDay(monday), sunday: monthDay(sunday) }),
    before: (household, monday, sunday) => [
      say('hello'),
      say('week', { household, monday: monthDay(monday), sunday: monthDay(sunday) }),
    ],
    studied: ({ days, answers, percent: right, quizzes }) => {
      const done = [
        ...(answers > 0 ? [say('answers', { answers })] : []),
        ...(right === undefined ? [] : [say('correct', { percent: percent(right) })]),
        ...(quizzes > 0 ? [say('quizzes', { quizzes })] : []),
      ];
      return say('studied', { days, done: list(done) });
    },
    knows: ({ known: cards, mastered, more }) => {
      if (mastered === 0) return say('knows', { cards });
      return more === undefined ? say('mastered', { cards, mastered }) : say('masteredMore', { cards, mastered, more });
    },
    questions: say('questions'),
    question: (name, question) => say('question', { name, question }),
    nextWeek: say('nextWeek'),
    coming: (name, { due: cards, work, others }) => {
      const named = work.map((one) => nameWork(wording, one));
      const toDo = list([...named, ...(others > 0 ? [say('moreWork', { count: others })] : [])]);
      if (cards === 0) return say('toDo', { name, work: toDo });
      return toDo === '' ? say('toReview', { name, cards }) : say('toReviewAndDo', { name, cards, work: toDo });
    },
    open: say('open'),
    after: [say('weekReason')],
    stop: say('weekStop'),
  };
}

/** Names the work in a sentence. Most quizzes already have “quiz” in their names: `Quiz: World capitals`. */
function nameWork({ say, monthDay }: Wording, { type, name, dueDate, isPast }: Coming['work'][number]): string {
  const isNamed = ['quiz', say('quizName')].some(
    (word) => name.toLowerCase().startsWith(word) && !/^[a-z]/i.test(name.slice(word.length)),
  );
  const quiz = isNamed ? 'namedQuiz' : 'quiz';
  const work = say(type === 'deck' ? 'deck' : quiz, { name });
  return dueDate === undefined ? work : say(isPast ? 'pastDue' : 'due', { work, day: monthDay(dueDate) });
}
