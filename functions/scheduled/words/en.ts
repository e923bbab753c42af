import { limits } from '../../../shared/limits.ts';
import { type Draft, shorten } from '../draft.ts';
import { inLanguage } from './in-language.ts';
import type { Coming, MailWords } from './mail-words.ts';

const { number, duration, percent, list, longDate, monthDay, count } = inLanguage('en');

const hello = 'Hello,';
const open = 'Open Flashspark';
const [minute, day] = [60, 24 * 60 * 60];

const cards = (cardCount: number): string => count(cardCount, { one: 'card', other: 'cards' });
const quizzes = (quizCount: number): string => count(quizCount, { one: 'quiz', other: 'quizzes' });

const signInMethodChanges = {
  'passkey-added': {
    subject: 'Your Flashspark account has a new passkey',
    line: 'A passkey was added to your Flashspark account. You can now sign in with it.',
  },
  'pin-set': {
    subject: 'Your Flashspark account has a new PIN',
    line: 'A PIN was set for your Flashspark account on a family device. It opens your side on that device.',
  },
  'password-removed': {
    subject: 'Your Flashspark password was removed',
    line: 'Your Flashspark account no longer has a password. Sign in with a passkey or with Google.',
  },
} as const;

/** The invited person's role, in words that a grandparent understands. */
const invitedAs = {
  owner: 'As an owner, you manage everything.',
  guardian: 'As a guardian, you manage learners, decks and quizzes.',
  viewer: 'As a viewer, you can read reports and cheer the children on, but you can’t change anything.',
} as const;

/** Names the work in a sentence. Most quizzes already have “quiz” in their names: `Quiz: World capitals`. */
function nameWork({ type, name, dueDate, isPast }: Coming['work'][number]): string {
  const quiz = /^quiz\b/i.test(name) ? `“${name}”` : `the quiz “${name}”`;
  const what = type === 'deck' ? `the deck “${name}”` : quiz;
  if (dueDate === undefined) return what;
  return isPast ? `${what} (was due ${monthDay(dueDate)})` : `${what} by ${monthDay(dueDate)}`;
}

const accountMails = {
  reset: (address) => ({
    subject: 'Reset your Flashspark password',
    before: [hello, 'Someone asked for a new password for your Flashspark account.'],
    link: { label: 'Choose a new password', address },
    after: [
      `This link works once, for ${duration(limits.resetLinkSeconds / minute, 'minute')}. Your new password signs you out on all devices.`,
      'Didn’t ask for this? You can ignore this email. Your password won’t change.',
    ],
  }),
  verification: (address, code) => ({
    subject: `${code} is your Flashspark code`,
    before: [
      hello,
      `Your code is ${code}. Type it in Flashspark. It works for ${duration(limits.emailCodeSeconds / minute, 'minute')}.`,
      'Or confirm your email with this link:',
    ],
    link: { label: 'Yes, this is my email', address },
    after: [
      `This link works once, for ${duration(limits.verifyLinkSeconds / day, 'day')}.`,
      'Didn’t create a Flashspark account? Don’t open the link or share the code. You won’t hear from us again.',
    ],
  }),
  emailChange: (address, oldEmail, newEmail) => ({
    subject: 'Confirm your new Flashspark email',
    before: [hello, `You asked to change your Flashspark email from ${oldEmail} to ${newEmail}.`],
    link: { label: 'Yes, change it', address },
    after: [
      'This link works once, for one day.',
      'Didn’t ask for this? Don’t open the link, and change your password.',
    ],
  }),
  emailChanged: (oldEmail) => ({
    subject: 'Your Flashspark email has changed',
    before: [hello, `Your Flashspark account has a new email. You can’t sign in with ${oldEmail} anymore.`],
    after: ['Wasn’t this you? Reply to this email right away.'],
  }),
  signInMethod: (address, change) => {
    const { subject, line } = signInMethodChanges[change];
    return {
      subject,
      before: [hello, line],
      link: { label: open, address },
      after: [
        'Wasn’t this you? Choose a new password with “Forgot password?”. This signs out all devices. Then check your passkeys in Settings.',
      ],
    };
  },
} as const satisfies Partial<MailWords>;

const familyMails = {
  unused: (address, household, lastDay) => ({
    subject: `Flashspark will delete your family’s data on ${longDate(lastDay)}`,
    before: [
      hello,
      `No one in the family “${shorten(household)}” has used Flashspark for a long time. We don’t keep children’s data forever. On ${longDate(lastDay)} we’ll delete the family’s learners, decks and study history.`,
    ],
    link: { label: 'Sign in to keep it', address },
    after: [
      'If anyone in the family signs in once, we keep everything. You can also download it all in Settings.',
      'Don’t need it anymore? You can ignore this email.',
    ],
  }),
  invitation: (address, { inviter, household, role, learner }) => ({
    subject: 'You’re invited to a family on Flashspark',
    before: [
      hello,
      `${inviter} invited you to the family “${shorten(household)}” on Flashspark, where children learn with flashcards.`,
      learner === undefined ? invitedAs[role] : `You’ll study as ${shorten(learner)}.`,
    ],
    link: { label: 'See the invitation', address },
    after: [
      `This invitation is only for your email. It works for ${duration(limits.invitationSeconds / day, 'day')}.`,
      'Don’t know who this is? You can ignore this email.',
    ],
  }),
  consent: (address, { email, household, agreedAt }, notice): Draft => ({
    subject: 'You agreed to what Flashspark stores about your children',
    before: [
      hello,
      `On ${longDate(agreedAt)} you agreed as ${email} that Flashspark may store what the children in the family “${shorten(household)}” practice. Please keep this email.`,
    ],
    sections: notice('What you agreed to'),
    link: { label: open, address },
    after: [
      'You can withdraw at any time. Open Settings, then “Children’s data”, and choose “Withdraw consent”. You can also download everything there and see where to delete it.',
      'Wasn’t this you? Withdraw consent and change your password, or reply to this email.',
    ],
  }),
} as const satisfies Partial<MailWords>;

const week: MailWords['week'] = {
  subject: (monday, sunday) => `Your week on Flashspark, ${monthDay(monday)} to ${monthDay(sunday)}`,
  before: (household, monday, sunday) => [
    hello,
    `Here’s how the week went in the family “${household}”, Monday, ${monthDay(monday)} to Sunday, ${monthDay(sunday)}.`,
  ],
  studied: ({ days, answers, percent: right, quizzes: quizCount }) => {
    const done = [
      ...(answers > 0 ? [cards(answers)] : []),
      ...(right === undefined ? [] : [`${percent(right)} correct`]),
      ...(quizCount > 0 ? [quizzes(quizCount)] : []),
    ];
    return `Studied on ${count(days, { one: 'day', other: 'days' })}: ${list(done)}.`;
  },
  knows: ({ known, mastered, more }) => {
    if (mastered === 0) return `Knows ${cards(known)} now.`;
    if (more === undefined) return `Knows ${cards(known)} now, ${number(mastered)} of them mastered.`;
    return `Knows ${cards(known)} now, ${number(mastered)} of them mastered (${number(more)} more than a week ago).`;
  },
  questions: 'Questions for dinner',
  question: (name, question) => `For ${name}: ${question}`,
  nextWeek: 'Next week',
  coming: (name, { due, work, others }) => {
    const toDo = list([...work.map(nameWork), ...(others > 0 ? [`${number(others)} more`] : [])]);
    if (due === 0) return `${name}: ${toDo}`;
    return toDo === '' ? `${name}: ${cards(due)} to review` : `${name}: ${cards(due)} to review, plus ${toDo}`;
  },
  open,
  after: ['You get this email on Sundays when someone studied during the week. You turned it on in Settings.'],
  stop: 'Stop the weekly email',
};

export const english: MailWords = { language: 'en', ...accountMails, ...familyMails, week };
