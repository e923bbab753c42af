import { retention } from './retention.ts';

/** Version of the current privacy notice. It is separate from the notice's text, which most functions don't need. */
export const noticeVersion = '2026-11-25.1';

/** @returns whether one version of the notice is older than another. Versions sort by date, then by the number after it. */
export function isOlderNotice(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}

/** Properties of a stage that change the privacy notice. */
export interface NoticeStage {
  readonly sendsMails: boolean;
  /** The operator is the parent of all children on this stage. */
  readonly familyOnly: boolean;
  /** Set by `npm start`, where no cloud makes backups or deletes unused households. */
  readonly isOwnMachine?: boolean | undefined;
}

/**
 * The privacy notice that a grown-up agrees to before a household's first child is added: what is stored, why, for how long, who sees it and how to end it (16
 * CFR 312.4, GDPR Art. 13). Its text differs between stages only where they behave differently. Changing any sentence requires a new version, which every
 * household must then agree to.
 */
export const notice = {
  version: noticeVersion,
  write: (stage: NoticeStage): readonly string[] => [
    'We store the name (a nickname is fine) and the animal you choose for each child, and what the child does here: answers, which cards they mix up, quizzes, days of practice, and cards they report as wrong. We also store what you put on cards: words, pictures and sounds.',
    'If you set them, we store a child’s picture code, daily goal, how soon cards come back, days off, extra time in quizzes, and settings for display, sound and reading. If you set up a device for your children, we store what you call it and when it was last used.',
    'We don’t ask for a child’s email, birthday or school, or for where you live. We store no photo and no voice except what you put on a card yourself.',
    'We use it only to bring the right card at the right time and to show you how it goes. There is no advertising. We sell nothing and build no profiles.',
    'You and the grown-ups you invite can see it. Flashspark’s administrators see your family’s name, how many people are in it, and the grown-ups’ email addresses. To open anything else in your family, change it or add someone, they must type a reason first. In Settings you can see when they did this, why, and what they did. They never see a child’s picture code.',
    `${runBy(stage)} Nobody else gets anything about your children.`,
    keptWhile(stage),
    `You can see, correct, download and delete all of it in Settings at any time. When you remove a child, we erase everything about them from Flashspark at once. Deleted decks and cards wait in the bin for ${retention.binDays} days. ${backups(stage)}`,
    `You agree as the parent or guardian of the children you add. ${agreedBy(stage)}`,
    `You can withdraw your consent in Settings at any time. From then on we store nothing new about your children, and they can’t study. What is already stored stays until you delete it. If you agree again, your children carry on from there. Answers not yet sent stay on their device for ${retention.unsentAnswerDays} days and are sent only if you agree again.`,
    `If this notice changes, we ask you again. If you don’t answer within ${retention.renewalDays} days, we treat your consent as withdrawn.`,
  ],
} as const;

/** @returns each sentence of the notice, of every kind of stage, once */
export function listNoticeSentences(): readonly string[] {
  const both = [false, true];
  const stages = both.flatMap((sendsMails) =>
    both.flatMap((familyOnly) => both.map((isOwnMachine) => ({ sendsMails, familyOnly, isOwnMachine }))),
  );
  return [...new Set(stages.flatMap(notice.write))];
}

function runBy({ isOwnMachine }: NoticeStage): string {
  return isOwnMachine
    ? 'This Flashspark runs on the computer of whoever started it, and everything is stored there. Whoever can use this computer’s files can read it.'
    : 'Amazon Web Services runs the computers for us.';
}

function backups({ isOwnMachine }: NoticeStage): string {
  return isOwnMachine
    ? 'This Flashspark makes no backups.'
    : `Copies in backups are gone ${retention.backupDays} days later.`;
}

/** How long data is kept. A household that can't be warned by mail isn't deleted for disuse, see functions/scheduled/forget-unused.ts. */
function keptWhile({ sendsMails, isOwnMachine }: NoticeStage): string {
  if (isOwnMachine) return 'We keep it until you delete it.';
  return sendsMails
    ? `We keep it as long as your family uses Flashspark. If nobody uses it for ${retention.unusedHouseholdMonths} months, we delete it. Before that we email you three warnings.`
    : 'We keep it until you delete it. This Flashspark sends no emails, so it can’t warn you, and deletes nothing just because nobody uses it.';
}

function agreedBy({ familyOnly, sendsMails }: NoticeStage): string {
  if (familyOnly)
    return 'Whoever runs this Flashspark says they are the parent of all children here, so no email is checked first.';
  return sendsMails
    ? 'We first check that the email is yours. Afterwards we email you what you agreed to and how to withdraw it.'
    : 'This Flashspark sends no emails, so it can’t confirm who agrees.';
}

/** Message for the operator of a stage that can't verify grown-ups, so that no child can be added there. */
export const mailsNeeded =
  'This Flashspark sends no emails, so it can’t confirm who agrees. If you run it, set a domain for emails, or FAMILY_ONLY=yes if you are the parent: see infra/deploying.md.';
