import { retention } from '../../../../shared/retention.ts';
import { PageLink } from '../../components/controls/page-link.tsx';
import { Contact, LegalFrame, type LegalSection } from './legal-frame.tsx';
import { WhatBrowsersKeep, WhatIsKept } from './what-is-kept.tsx';

export function PrivacyPage() {
  return (
    <LegalFrame
      title="Privacy Policy"
      intro="Flashspark helps families learn. It keeps what it needs for that, shows it only to the family it belongs to, sells nothing and shows no advertising. This page says exactly what is kept, where, and how it goes away."
      sections={privacySections}
    />
  );
}

/** The thirteen sections of the privacy policy. They describe how the product works: change both together. */
const privacySections: readonly LegalSection[] = [
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <p>What you give us:</p>
        <ul>
          <li>
            Your account: your email address, your role (parent, learner or admin) and your password. Of the password we
            keep only a one-way scrypt hash, from which it cannot be read back.
          </li>
          <li>
            If you use Google sign-in: the account number that Google gives us for you and your email address. We get
            neither your Google password nor your contacts.
          </li>
          <li>
            If you add a passkey: its public key. Never your fingerprint or your face: they do not leave your device.
          </li>
          <li>Your household, who belongs to it, and the devices on which your children study.</li>
          <li>
            Your children: a name, which may be a nickname, an animal, and what you set for each. We ask for no
            birthday, no school, no address, no reason for what you set, and no photo but what somebody puts on a card.
          </li>
          <li>What you make: decks, cards with their pictures and sounds, quizzes, assignments and notes.</li>
        </ul>
        <p>What comes from using it:</p>
        <ul>
          <li>Practice: every answer, and what follows from it for the schedule, the reports, streaks and badges.</li>
          <li>Sign-ins, failed tries, mails that wait, and a log of requests without names and texts.</li>
        </ul>
        <p>
          Section 7 lists every single thing, with why and how long we keep it, and section 8 what your browser keeps.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-use-information',
    title: 'How We Use Information',
    body: (
      <>
        <ul>
          <li>To sign you in and to keep others out.</li>
          <li>To show decks, quizzes and assignments to the members of a household.</li>
          <li>To work out which card to ask when: the history of answers is what spaced repetition is made of.</li>
          <li>To show streaks, badges and progress reports to the learner and the household’s grown-ups.</li>
          <li>To mail grown-ups who want it the children’s week: names, counts, some cards. One tap ends it.</li>
          <li>To find and repair faults, and to stop abuse.</li>
        </ul>
        <p>
          We do not use it for advertising, we build no profiles beyond the learning progress you see, and we do not
          train artificial intelligence with it.
        </p>
      </>
    ),
  },
  {
    id: 'sharing-of-information',
    title: 'Sharing of Information',
    body: (
      <>
        <p>
          Data is private per household. Its owners and guardians see and manage everything in it, viewers can read it,
          and a learner sees the household’s decks and quizzes and their own progress. Other households see nothing.
        </p>
        <p>
          Administrators run the service. They see accounts with their emails, and households with their names and how
          many people and learners are in them. To open anything else in a household, such as learners, study, quizzes,
          decks, cards and pictures, to change it, or to add someone to it, they must first type a reason, which is good
          for an hour. What they look at is recorded before they see it. Owners and guardians find the day, the reason,
          and what was looked at or changed in Settings, under “Who from Flashspark looked at your family”.
          Administrators can neither see nor set a child’s picture code, and cannot add a device on which your children
          sign in.
        </p>
        <p>We never sell or rent personal information. It leaves Flashspark only:</p>
        <ul>
          <li>to Amazon Web Services, which stores and runs the service for us;</li>
          <li>to Google, if you choose to sign in with Google; to mailboxes, where you ask for mails;</li>
          <li>where a law or a court obliges us.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'data-security',
    title: 'Data Security',
    body: (
      <>
        <p>
          Everything travels encrypted and is stored encrypted. Passwords are hashed with scrypt; sign-in slows down
          after failed tries; each request checks anew that the session is still valid and that the account belongs to
          the household. Signing out, a new password or a removed account takes effect at the very next request.
        </p>
        <p>
          No system is perfectly safe. Please choose a password that you use nowhere else, and tell us if you see
          something wrong.
        </p>
      </>
    ),
  },
  {
    id: 'childrens-privacy',
    title: 'Children’s Privacy',
    body: (
      <>
        <p>
          Flashspark is made for families, so children use it. A child under 13 may only use it with the consent of a
          parent or guardian, who makes or approves the account and can see, change and delete what is kept about the
          child.
        </p>
        <p>
          Before the first child is added, a parent reads a short notice and agrees to it. We confirm the parent’s email
          first, and mail afterwards what was agreed and how to end it. Where the operator says that they are the parent
          of all children here, no email is confirmed: the notice says so.
        </p>
        <p>
          An owner or guardian can withdraw the consent in Settings at any time. From then on nothing of a child is
          stored or changed, and children cannot study. What is there can still be seen, downloaded and deleted. Answers
          that wait on a device are kept there for {retention.unsentAnswerDays} days, and sent if you agree again. When
          the notice changes, we ask again; after {retention.renewalDays} days without an answer it counts as withdrawn.
        </p>
        <p>
          A parent can add a learner without any account of the child’s own: then a name and an animal are all we ask
          for. Children see no advertising, no links to elsewhere and no messages from strangers. If you believe that a
          child uses Flashspark without consent, write to us and we will remove the data.
        </p>
        <p>Children are told that their grown-ups can see what they practised.</p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your Rights',
    body: (
      <>
        <p>
          You may see, correct, take with you and delete what we keep about you and your children. Most of it you can do
          yourself: edit or delete decks, cards, quizzes, learners and households, export a deck as a CSV file, change
          your password and sign out everywhere.
        </p>
        <p>
          In Settings an owner or guardian can download everything about the family, or about one child, as one file,
          and bring it back into a new household. Deleting a learner or a household asks for your password again.
        </p>
        <p>You can delete your account yourself in Settings. Beforehand it says all that goes along.</p>
        <p>
          For everything else write to <Contact />. We respond within 30 days. Depending on where you live you may also
          complain to a data protection authority.
        </p>
      </>
    ),
  },
  {
    id: 'data-retention',
    title: 'Data Retention',
    body: <WhatIsKept />,
  },
  {
    id: 'cookies',
    title: 'Cookies and Local Storage',
    body: (
      <>
        <p>
          Flashspark sets no cookies for tracking. It uses your browser’s own storage for what it cannot work without:
        </p>
        <WhatBrowsersKeep />
        <p>
          Signing out removes what belongs to your account from the browser. Answers that were not sent stay, as said
          above. There is no analytics service and no code of advertisers. Only if Google sign-in is offered, its button
          on the sign-in and registration screens comes from Google, which may set cookies of its own.
        </p>
      </>
    ),
  },
  {
    id: 'international-transfers',
    title: 'International Transfers',
    body: (
      <p>
        The service runs in data centres of Amazon Web Services and is delivered through its worldwide network. Your
        data may therefore be processed in a country other than yours, including the United States. We rely on the
        safeguards that the law provides for such transfers.
      </p>
    ),
  },
  {
    id: 'third-party-services',
    title: 'Third-Party Services',
    body: (
      <p>
        There are two: Amazon Web Services, as our host, and Google, for those who choose to sign in with it. Google
        treats what happens on its side under its own privacy policy. No other service receives data from Flashspark.
      </p>
    ),
  },
  {
    id: 'changes-to-this-policy',
    title: 'Changes to This Policy',
    body: (
      <p>
        When this policy changes, the new text appears here with its date. If a change matters to you, for example
        because something new is collected, we say so in the product before it applies. Sections 1, 3, 5, 7, 8 and 13
        were changed on November 24, 2026.
      </p>
    ),
  },
  {
    id: 'contact-us',
    title: 'Contact Us',
    body: (
      <p>
        Questions, wishes and complaints about privacy go to <Contact />. A person answers, within 30 days.
      </p>
    ),
  },
  {
    id: 'consent',
    title: 'Consent',
    body: (
      <p>
        By making an account you agree to this policy and to the <PageLink to="/terms">Terms of Service</PageLink>. A
        parent who adds a child agrees on the child’s behalf, to the notice shown then. You can withdraw your consent at
        any time in Settings, by deleting the data, or by asking us to; what happened before stays lawful.
      </p>
    ),
  },
];
