/** Which notice there is now: apart from its sentences, which most functions need not carry. */
export const noticeVersion = '2026-11-23.2';

/**
 * What a grown-up reads and agrees to before the first child exists in a household: what is stored, why, for how long, who sees it and
 * how to end it (16 CFR 312.4, GDPR Art. 13). Whoever changes a sentence changes the version: every household is asked again.
 */
export const notice = {
  version: noticeVersion,
  text: [
    'We store the name and the animal that you choose for a child, and what the child practises: cards, answers, which answers it mixed up, quizzes, the days of practice, and cards with which it says something is wrong. What you put on cards we store as well: words, pictures and sounds. If you set it, also how much the child studies a day and how soon cards come back, days of rest, how much time quizzes give, and how the screens look, sound and read for the child. No e-mail address, no birthday, no place, and no photo or voice but what you put on a card yourself.',
    'We store it for one purpose: so that the right card comes at the right time, and so that you can see how it goes.',
    'You and the grown-ups you invite see it. Nobody else does: no advertising, no profiles, no third party.',
    'It stays as long as your family uses Flashspark. A household that nobody used for 18 months is deleted, after three warnings.',
    'You can see, correct, download and delete all of it in Settings at any time. Deleting is at once; backups are gone after 35 days.',
    'You agree as the parent or guardian of the children you add, and you can withdraw this in Settings at any time.',
  ],
} as const;

/** For the operator of a stage that can't hear who a grown-up is: no child can be added there. */
export const mailsNeeded =
  'This Flashspark sends no mails, so it can’t confirm who agrees. If you run it, set a domain for mails, or FAMILY_ONLY=yes if you are the parent: see infra/deploying.md.';
