import { notice, type NoticeStage } from '../../shared/notice.ts';
import { type Draft, hello, shorten } from './mail-texts.ts';

interface Agreed {
  readonly email: string;
  readonly household: string;
  readonly noticeVersion: string;
  readonly agreedAt: string;
}

/** The second email of the "email plus" consent method (16 CFR 312.5(b)(2)(vi)): confirms who agreed, to what, and how to withdraw. */
export function consentText(
  address: string,
  { email, household, noticeVersion, agreedAt }: Agreed,
  stage: NoticeStage,
): Draft {
  const date = new Date(agreedAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    subject: 'You agreed to what Flashspark stores about your children',
    before: [
      hello,
      `On ${date} you agreed, as ${email}, that Flashspark may store what the children of the family “${shorten(household)}” practice. Please keep this mail.`,
    ],
    sections: noticeVersion === notice.version ? [{ heading: 'What you agreed to', lines: notice.write(stage) }] : [],
    link: { label: 'Open Flashspark', address },
    after: [
      'You can end this at any time. Open Settings, then “Children’s data”, and choose “Withdraw consent”. You can download everything there, too, and it says where to delete it.',
      'Wasn’t this you? Withdraw the consent as above and change your password, or reply to this mail.',
    ],
  };
}
