import { retention } from '../../../../shared/retention.ts';
import { PageLink } from '../../components/controls/page-link.tsx';
import { Contact, LegalFrame, type LegalSection } from './legal-frame.tsx';
import { WhatIsKept } from './what-is-kept.tsx';

/** The privacy policy, at `/privacy`. */
export function PrivacyPage() {
  return (
    <LegalFrame
      title="Privacy Policy"
      intro="Flashspark helps families learn. It keeps what it needs for that, shows it only to the family it belongs to, sells nothing and shows no advertising. This page says exactly what is kept, where, and how it goes away."
      sections={privacySections}
    />
  );
}

/** The thirteen sections of the privacy policy. They describe the product as it works: change both together. */
const privacySections: readonly LegalSection[] = [
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <p>What you give us:</p>
        <ul>
          <li>
            Account: your email address, your role (parent, learner or admin) and your password. Of the password we keep
            only a one-way scrypt hash, from which it cannot be read back.
          </li>
          <li>
            If you use Google sign-in: the account number that Google gives us for you and your email address. We get
            neither your Google password nor your contacts.
          </li>
          <li>
            If you add a passkey: its public key, the name you gave it, and when it was made and last used. Never your
            fingerprint or your face: they do not leave your device.
          </li>
          <li>Household: its name and time zone, who belongs to it and in which role.</li>
          <li>
            Learners: a name, which may be a nickname, the animal chosen as a picture, and, where a grown-up sets it,
            how much time quizzes give, whether the child can read yet, and how the screens look. We ask for no reason
            for that, no birthday, no school, no address, and no photo but what somebody puts on a card.
          </li>
          <li>What you make: decks, cards with their pictures and sounds, quizzes, assignments and notes.</li>
        </ul>
        <p>What comes from using it:</p>
        <ul>
          <li>
            Learning: every answer with its card, its time, how long it took and whether it was right; study sessions,
            quiz attempts, streaks and badges.
          </li>
          <li>
            Sign-ins: when a session started and was last used, the name of its browser (such as “Firefox on Android”),
            and for a short time how often a sign-in failed for an account or from a network address.
          </li>
          <li>
            Mails: a mail that waits to be sent, until it is. Of an address from which mails come back, or whose owner
            complained, we keep a one-way code for 400 days, so that it gets no more. Our mails hold no pictures and
            count nothing.
          </li>
          <li>
            Operation: a log of each call with a request number, the kind of call, account and household number and the
            outcome. It holds no passwords, emails, names or card texts. The servers in front of it keep the network
            address of each visit for {retention.logDays} days.
          </li>
          <li>Administration: which account or household an administrator made, assigned or disabled, who and when.</li>
        </ul>
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
          Admins, who run the service, can open a household to help.
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
          A parent can add a learner without any account of the child’s own: then a name and an animal are all we know.
          Children see no advertising, no links to elsewhere and no messages from strangers. If you believe that a child
          uses Flashspark without consent, write to us and we will remove the data.
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
        <ul>
          <li>the token that keeps you signed in, and your account’s email and role;</li>
          <li>answers that have not reached the server yet, until they have;</li>
          <li>a file that is being imported, until its cards are saved, and a month at most.</li>
        </ul>
        <p>
          After signing in, your browser keeps one signed cookie, so that somebody else’s wrong tries do not lock you
          out; it says nothing about you and is sent to the sign-in address only.
        </p>
        <p>
          Signing out removes the token, the account and such a file from the browser. There is no analytics service and
          no code of advertisers. Only if Google sign-in is offered, its button on the sign-in and registration screens
          comes from Google, which may set cookies of its own.
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
        because something new is collected, we say so in the product before it applies.
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
        parent who adds a child agrees on the child’s behalf. You can withdraw your consent at any time by deleting the
        data or asking us to; what happened before stays lawful.
      </p>
    ),
  },
];
