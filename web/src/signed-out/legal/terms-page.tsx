import { PageLink } from '../../components/controls/page-link.tsx';
import { Contact, LegalFrame, type LegalSection } from './legal-frame.tsx';

export function TermsPage() {
  return (
    <LegalFrame
      title="Terms of Service"
      intro="These are the rules for using Flashspark. They are meant to be read: short sentences, no tricks. By making an account or using one, you agree to them."
      sections={termsSections}
    />
  );
}

const termsSections: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance of Terms',
    body: (
      <p>
        By making an account or using Flashspark you accept these terms. If you do not agree, please do not use it. A
        parent or guardian who lets a child use it accepts them for the child.
      </p>
    ),
  },
  {
    id: 'the-service',
    title: 'The Service',
    body: (
      <p>
        Flashspark is a flashcard and quiz product for families. Parents manage households, learners, decks, quizzes,
        assignments and reports; learners study decks, take quizzes and see their streaks and badges.
      </p>
    ),
  },
  {
    id: 'eligibility',
    title: 'Eligibility',
    body: (
      <p>
        You must be at least 13 years old, or have the consent of a parent or guardian who takes responsibility for your
        use. Parent accounts are for adults.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'Account Types',
    body: (
      <>
        <p>There are three types of account:</p>
        <ul>
          <li>Parent: makes households and manages what is in them.</li>
          <li>Learner: studies, takes quizzes and sees their own progress.</li>
          <li>Admin: runs the service. Admin accounts are by invitation only.</li>
        </ul>
        <p>Parent or learner is chosen at registration.</p>
      </>
    ),
  },
  {
    id: 'account-security',
    title: 'Account Security',
    body: (
      <p>
        Give a correct email address, keep your password to yourself and tell us if somebody else used your account. You
        are responsible for what happens through it. On a shared device, sign out when you are done.
      </p>
    ),
  },
  {
    id: 'parents-and-guardians',
    title: 'Parents and Guardians',
    body: (
      <p>
        Parents and guardians decide who joins a household and are responsible for the learners in it: for their
        consent, which they can withdraw in Settings at any time, for what they study and for the details kept about
        them. Please use a first name or a nickname for a child.
      </p>
    ),
  },
  {
    id: 'fees',
    title: 'Fees',
    body: (
      <p>
        Flashspark is currently free. Should there ever be paid parts, we will say so beforehand, and nothing will be
        charged without your clear agreement.
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable Use',
    body: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>upload what is illegal, hateful, or not fit for children;</li>
          <li>upload what belongs to others without their permission;</li>
          <li>try to reach the data of another household or account;</li>
          <li>disturb the service, overload it or look for ways around its limits;</li>
          <li>sell access to it.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'your-content',
    title: 'Your Content',
    body: (
      <p>
        The decks, cards and quizzes you make stay yours. You allow us to store them and show them to the members of
        your household, and nothing more. You can download or delete all of them at any time.
      </p>
    ),
  },
  {
    id: 'our-content',
    title: 'Our Content',
    body: (
      <p>
        The software, the design, the drawings and the name Flashspark belong to us or to those who license them to us.
        You may use them as part of the service; you may not copy or sell them.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <p>
        How we treat personal information is described in the <PageLink to="/privacy">Privacy Policy</PageLink>, which
        is part of these terms.
      </p>
    ),
  },
  {
    id: 'third-parties',
    title: 'Third-Party Services',
    body: (
      <p>
        The service runs on Amazon Web Services. If you sign in with Google, Google’s own terms apply to that step. We
        are not responsible for what these services do on their side.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Changes and Availability',
    body: (
      <p>
        We improve Flashspark all the time and may change or end parts of it. We try to keep it always available but
        cannot promise it. If we ever close it, you will have time to download everything.
      </p>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    body: (
      <p>
        You can stop at any time: delete your account in Settings, or ask us to at <Contact />. We may suspend or close
        an account that breaks these terms or endangers others; where we can, we give notice first. What nobody uses for
        a long time is deleted, as the Privacy Policy says.
      </p>
    ),
  },
  {
    id: 'disclaimer',
    title: 'Disclaimer of Warranties',
    body: (
      <p>
        Flashspark is provided “as is” and “as available”, without warranties of any kind, express or implied. It helps
        with learning; it does not promise grades, and what a card says is only as right as the person who wrote it.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limitation of Liability',
    body: (
      <p>
        As far as the law allows, we are not liable for indirect or consequential damages, and our total liability is
        limited to the fees you paid us in the 12 months before the claim or $100, whichever is greater. Liability that
        the law does not let us limit stays as it is.
      </p>
    ),
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    body: (
      <p>
        If somebody makes a claim against us because of what you uploaded or because you broke these terms, you will
        cover the reasonable costs that follow, as far as the law allows.
      </p>
    ),
  },
  {
    id: 'disputes',
    title: 'Governing Law and Arbitration',
    body: (
      <>
        <p>Please write to us first: most things can be solved that way, and we respond within 30 days.</p>
        <p>
          These terms are governed by the laws of the United States. A dispute that cannot be solved is decided by
          binding arbitration of that one case, not in court and not as a class action, except that either side may go
          to a small claims court or ask a court to stop a misuse of its property. Rights that the law of your country
          gives you as a consumer remain.
        </p>
      </>
    ),
  },
  {
    id: 'changes-and-contact',
    title: 'Changes to These Terms and Contact',
    body: (
      <p>
        When these terms change, the new text appears here with its date; important changes are announced in the product
        before they apply. If one part is not valid, the rest still is. Questions go to <Contact />; we respond within
        30 days.
      </p>
    ),
  },
];
