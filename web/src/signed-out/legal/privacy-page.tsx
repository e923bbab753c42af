import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { retention } from '../../../../shared/retention.ts';
import { PageLink } from '../../components/controls/page-link.tsx';
import { Contact, LegalFrame, type LegalSection } from './legal-frame.tsx';
import { WhatBrowsersKeep, WhatIsKept } from './what-is-kept.tsx';

export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <LegalFrame
      title={t`Privacy Policy`}
      intro={t`Flashspark helps families learn. We keep only what we need for that and show it only to the family it belongs to. We sell nothing and show no ads. This page says exactly what we keep, where, and how it goes away, by itself or because you delete it.`}
      sections={privacySections}
    />
  );
}

const { renewalDays, unsentAnswerDays } = retention;

/** The thirteen sections of the privacy policy. They describe how the product works: change both together. */
const privacySections: readonly LegalSection[] = [
  {
    id: 'information-we-collect',
    title: msg`Information We Collect`,
    body: () => (
      <>
        <p>{t`What you give us:`}</p>
        <ul>
          <li>
            {t`Your account: your email address, your role (parent, learner or admin) and your password. We keep only a one-way scrypt hash of the password. Nobody can read the password from it.`}
          </li>
          <li>
            {t`If you use Google sign-in: the account number that Google gives us for you and your email address. We don’t get your Google password or your contacts.`}
          </li>
          <li>{t`If you pick a grown-ups’ PIN for a device: a one-way hash of it.`}</li>
          <li>
            {t`If you add a passkey: its public key. Never your fingerprint or face. They don’t leave your device.`}
          </li>
          <li>{t`Your household, who belongs to it, and the devices your children study on.`}</li>
          <li>
            {t`Your children: a name (a nickname is fine), an animal, and what you set for each. We don’t ask for a birthday, school, address or reasons for what you set. We store no photo except what someone puts on a card.`}
          </li>
          <li>{t`What you make: decks, cards with their pictures and sounds, quizzes, assignments and notes.`}</li>
        </ul>
        <p>{t`What we get when you use it:`}</p>
        <ul>
          <li>
            {t`Practice: every answer, and what follows from it for the schedule, the reports, streaks and badges.`}
          </li>
          <li>{t`Sign-ins, failed tries, emails waiting to be sent, and a log of requests without names or text.`}</li>
        </ul>
        <p>{t`Section 7 lists everything we keep, with why and how long. Section 8 lists what your browser keeps.`}</p>
      </>
    ),
  },
  {
    id: 'how-we-use-information',
    title: msg`How We Use Information`,
    body: () => (
      <>
        <ul>
          <li>{t`To sign you in and keep others out.`}</li>
          <li>{t`To show decks, quizzes and assignments to the members of a household.`}</li>
          <li>{t`To choose the right card at the right time. Spaced repetition needs the history of answers.`}</li>
          <li>{t`To show streaks, badges and progress reports to the learner and the household’s grown-ups.`}</li>
          <li>
            {t`To email grown-ups a weekly summary if they want it, with names, counts and some cards. One tap stops it.`}
          </li>
          <li>{t`To find and fix problems, and to stop abuse.`}</li>
        </ul>
        <p>
          {t`We don’t use it for ads or to train artificial intelligence. We build no profiles beyond the learning progress you see.`}
        </p>
      </>
    ),
  },
  {
    id: 'sharing-of-information',
    title: msg`Sharing of Information`,
    body: () => (
      <>
        <p>
          {t`Data is private per household. Its owners and guardians see and manage everything in it, viewers can read it, and a learner sees the household’s decks and quizzes and their own progress. Other households see nothing.`}
        </p>
        <p>
          {t`Administrators run the service. They see accounts with their emails, and households with their names and how many people and learners are in them. Before they open anything else in a household (like learners, study, quizzes, decks, cards or pictures), change it or add someone, they must type a reason. It lets them in for one hour. We record what they look at before they see it. Owners and guardians find the day, the reason, and what was looked at or changed in Settings, under “Who from Flashspark looked at your family”. Administrators can’t see or set a child’s picture code, and they can’t add a device for your children.`}
        </p>
        <p>{t`We never sell or rent personal information. It leaves Flashspark only:`}</p>
        <ul>
          <li>{t`to Amazon Web Services, which stores and runs the service for us;`}</li>
          <li>{t`to Google, if you choose to sign in with Google; to mailboxes, if you ask for emails;`}</li>
          <li>{t`where a law or court requires it.`}</li>
        </ul>
      </>
    ),
  },
  {
    id: 'data-security',
    title: msg`Data Security`,
    body: () => (
      <>
        <p>
          {t`Everything travels encrypted and is stored encrypted. Passwords and PINs are hashed with scrypt. Sign-in slows down after failed tries, and the fifth wrong try ends a PIN. Each request checks that the session is still valid and that the account belongs to the household. Signing out, changing a password or removing an account takes effect on the very next request.`}
        </p>
        <p>
          {t`No system is perfectly safe. Choose a password you don’t use anywhere else, and tell us if something looks wrong.`}
        </p>
      </>
    ),
  },
  {
    id: 'childrens-privacy',
    title: msg`Children’s Privacy`,
    body: () => (
      <>
        <p>
          {t`Flashspark is made for families, so children use it. A child under 13 may only use it with the consent of a parent or guardian, who makes or approves the account and can see, change and delete what we keep about the child.`}
        </p>
        <p>
          {t`Before the first child is added, a parent reads a short notice and agrees to it. We confirm the parent’s email first. Afterwards we email them what they agreed to and how to withdraw their consent. If the operator says they’re the parent of all children here, no email is confirmed. The notice says so.`}
        </p>
        <p>
          {t`An owner or guardian can withdraw the consent in Settings at any time. From then on we store and change nothing about a child, and children can’t study. You can still see, download and delete what is there. Answers waiting on a device stay there for ${unsentAnswerDays} days and are sent if you agree again. When the notice changes, we ask again; after ${renewalDays} days without an answer, we treat your consent as withdrawn.`}
        </p>
        <p>
          {t`A parent can add a learner who has no account of their own. Then we only ask for the child’s name and an animal. Children see no ads, no outside links and no messages from strangers. If you think a child uses Flashspark without consent, write to us and we’ll remove the data.`}
        </p>
        <p>{t`We tell children that their grown-ups can see what they practice.`}</p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: msg`Your Rights`,
    body: () => (
      <>
        <p>
          {t`You can see, correct, download and delete what we keep about you and your children. You can do most of it yourself: edit or delete decks, cards, quizzes, learners and households, export a deck as a CSV file, change your password and sign out everywhere.`}
        </p>
        <p>
          {t`In Settings an owner or guardian can download everything about the family, or about one child, as one file, and restore it into a new household. Deleting a learner or a household asks for your password again.`}
        </p>
        <p>{t`You can delete your account yourself in Settings. We show you what gets deleted first.`}</p>
        <p>
          <Trans>
            For everything else, write to <Contact />. We respond within 30 days. Depending on where you live, you can
            also complain to a data protection authority.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'data-retention',
    title: msg`Data Retention`,
    body: () => <WhatIsKept />,
  },
  {
    id: 'cookies',
    title: msg`Cookies and Local Storage`,
    body: () => (
      <>
        <p>{t`Flashspark sets no tracking cookies. It only keeps what it needs in your browser’s own storage:`}</p>
        <WhatBrowsersKeep />
        <p>
          {t`Signing out removes what belongs to your account from the browser. Unsent answers stay, as listed above. There’s no analytics service and no advertising code. Only if Google sign-in is offered, its button on the sign-in and registration screens comes from Google, which may set its own cookies.`}
        </p>
      </>
    ),
  },
  {
    id: 'international-transfers',
    title: msg`International Transfers`,
    body: () => (
      <p>
        {t`The service runs in Amazon Web Services data centers and is delivered through its worldwide network. Your data may therefore be processed in a country other than yours, including the United States. We rely on the safeguards the law provides for this.`}
      </p>
    ),
  },
  {
    id: 'third-party-services',
    title: msg`Third-Party Services`,
    body: () => (
      <p>
        {t`There are two: Amazon Web Services, as our host, and Google, if you choose to sign in with it. Google follows its own privacy policy. No other service receives data from Flashspark.`}
      </p>
    ),
  },
  {
    id: 'changes-to-this-policy',
    title: msg`Changes to This Policy`,
    body: () => (
      <p>
        {t`When this policy changes, the new text appears here with its date. If a change matters to you, like when we collect something new, we tell you in the product before it applies. Sections 1, 3, 5, 7, 8 and 13 were changed on November 24, 2026, and sections 1, 4, 7 and 8 on November 26, 2026, for the grown-ups’ PIN.`}
      </p>
    ),
  },
  {
    id: 'contact-us',
    title: msg`Contact Us`,
    body: () => (
      <p>
        <Trans>
          Send questions, wishes and complaints about privacy to <Contact />. A person answers within 30 days.
        </Trans>
      </p>
    ),
  },
  {
    id: 'consent',
    title: msg`Consent`,
    body: () => (
      <p>
        <Trans>
          By making an account, you agree to this policy and the <PageLink to="/terms">Terms of Service</PageLink>. A
          parent who adds a child agrees for the child to the notice shown then. You can withdraw your consent at any
          time in Settings, by deleting the data, or by asking us. What we did before stays lawful.
        </Trans>
      </p>
    ),
  },
];
