import type { Message } from './read-message.ts';

/**
 * What emails say, in English, as ICU messages. `npm run words` takes them into the catalogue and writes those of all languages for the functions that mail. Days
 * and percentages are written by `Intl`.
 */
export const mailSentences = {
  hello: 'Hello,',
  open: 'Open Flashspark',

  resetSubject: 'Reset your Flashspark password',
  resetReason: 'Someone asked for a new password for your Flashspark account.',
  resetButton: 'Choose a new password',
  resetLimit:
    'This link works once, for {minutes, plural, one {# minute} other {# minutes}}. Your new password signs you out on all devices.',
  resetIgnore: 'Didn’t ask for this? You can ignore this email. Your password won’t change.',

  codeSubject: '{code} is your Flashspark code',
  code: 'Your code is {code}. Type it in Flashspark. It works for {minutes, plural, one {# minute} other {# minutes}}.',
  codeOrLink: 'Or confirm your email with this link:',
  confirmSubject: 'Confirm your Flashspark email',
  confirm: 'Please confirm your email with this link:',
  codeButton: 'Yes, this is my email',
  codeLimit: 'This link works once, for {days, plural, one {# day} other {# days}}.',
  codeIgnore:
    'Didn’t create a Flashspark account? Don’t open the link or share the code. You won’t hear from us again.',
  confirmIgnore: 'Didn’t create a Flashspark account? Don’t open the link. You won’t hear from us again.',

  emailChangeSubject: 'Confirm your new Flashspark email',
  emailChange: 'You asked to change your Flashspark email from {oldEmail} to {newEmail}.',
  emailChangeButton: 'Yes, change it',
  emailChangeLimit: 'This link works once, for one day.',
  emailChangeIgnore: 'Didn’t ask for this? Don’t open the link, and change your password.',

  emailChangedSubject: 'Your Flashspark email has changed',
  emailChanged: 'Your Flashspark account has a new email. You can’t sign in with {oldEmail} anymore.',
  emailChangedHelp: 'Wasn’t this you? Reply to this email right away.',

  passkeyAddedSubject: 'Your Flashspark account has a new passkey',
  passkeyAdded: 'A passkey was added to your Flashspark account. You can now sign in with it.',
  pinSetSubject: 'Your Flashspark account has a new PIN',
  pinSet: 'A PIN was set for your Flashspark account on a family device. It opens your side on that device.',
  passwordRemovedSubject: 'Your Flashspark password was removed',
  passwordRemoved: 'Your Flashspark account no longer has a password. Sign in with a passkey or with Google.',
  signInHelp:
    'Wasn’t this you? Choose a new password with “Forgot password?”. This signs out all devices. Then check your passkeys in Settings.',

  unusedSubject: 'Flashspark will delete your family’s data on {day}',
  unused:
    'No one in the family “{household}” has used Flashspark for a long time. We don’t keep children’s data forever. On {day} we’ll delete the family’s learners, decks and study history.',
  unusedButton: 'Sign in to keep it',
  unusedKeep: 'If anyone in the family signs in once, we keep everything. You can also download it all in Settings.',
  unusedIgnore: 'Don’t need it anymore? You can ignore this email.',

  invitationSubject: 'You’re invited to a family on Flashspark',
  invitation: '{inviter} invited you to the family “{household}” on Flashspark, where children learn with flashcards.',
  asOwner: 'As an owner, you manage everything.',
  asGuardian: 'As a guardian, you manage learners, decks and quizzes.',
  asViewer: 'As a viewer, you can read reports and cheer the children on, but you can’t change anything.',
  asLearner: 'You’ll study as {learner}.',
  invitationButton: 'See the invitation',
  invitationLimit: 'This invitation is only for your email. It works for {days, plural, one {# day} other {# days}}.',
  invitationIgnore: 'Don’t know who this is? You can ignore this email.',

  consentSubject: 'You agreed to what Flashspark stores about your children',
  consent:
    'On {day} you agreed as {email} that Flashspark may store what the children in the family “{household}” practice. Please keep this email.',
  consentNotice: 'What you agreed to',
  consentWithdraw:
    'You can withdraw at any time. Open Settings, then “Children’s data”, and choose “Withdraw consent”. You can also download everything there and see where to delete it.',
  consentHelp: 'Wasn’t this you? Withdraw consent and change your password, or reply to this email.',

  weekSubject: 'Your week on Flashspark, {monday} to {sunday}',
  week: 'Here’s how the week went in the family “{household}”, Monday, {monday} to Sunday, {sunday}.',
  studied: 'Studied on {days, plural, one {# day} other {# days}}: {done}.',
  answers: '{answers, plural, one {# answer} other {# answers}}',
  correct: '{percent} correct',
  quizzes: '{quizzes, plural, one {# quiz} other {# quizzes}}',
  knows: 'Knows {cards, plural, one {# card} other {# cards}} now.',
  mastered:
    'Knows {cards, plural, one {# card} other {# cards}} now, {mastered, plural, one {# of them mastered} other {# of them mastered}}.',
  masteredMore:
    'Knows {cards, plural, one {# card} other {# cards}} now, {mastered, plural, one {# of them mastered} other {# of them mastered}} ({more, number} more than a week ago).',
  questions: 'Questions for dinner',
  question: 'For {name}: {question}',
  nextWeek: 'Next week',
  toDo: '{name}: {work}',
  toReview: '{name}: {cards, plural, one {# card} other {# cards}} to review',
  toReviewAndDo: '{name}: {cards, plural, one {# card} other {# cards}} to review, plus {work}',
  deck: 'the deck “{name}”',
  quiz: 'the quiz “{name}”',
  namedQuiz: '“{name}”',
  quizName: 'quiz',
  due: '{work} by {day}',
  pastDue: '{work} (was due {day})',
  moreWork: '{count, plural, one {# more} other {# more}}',
  weekReason: 'You get this email on Sundays when someone studied during the week. You turned it on in Settings.',
  weekStop: 'Stop the weekly email',
} as const;

export type MailSentence = keyof typeof mailSentences;

/** What the functions that mail know of the catalogue, for one language. */
export interface TranslatedMails {
  /** Compiled, so that no function needs a parser. */
  readonly mails: Readonly<Record<MailSentence, Message>>;
  /** The privacy notice, in the order of `listNoticeSentences`; empty in English. */
  readonly notice: readonly string[];
}

/** What a translator has to know beyond the sentence. */
export const mailComments: Readonly<Partial<Record<MailSentence, string>>> = {
  code: 'Phones and computers offer to fill in the code when it follows the word “code”',
  asOwner: 'The invited person’s role, in words that a grandparent understands',
  namedQuiz: 'A quiz whose name says already that it is one',
  quizName: 'What names of quizzes begin with, in lower case, such as “Quiz: World capitals”',
};
