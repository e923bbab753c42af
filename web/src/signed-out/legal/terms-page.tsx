import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageLink } from '../../components/controls/page-link.tsx';
import { Contact, LegalFrame, type LegalSection } from './legal-frame.tsx';

export function TermsPage() {
  const { t } = useLingui();
  return (
    <LegalFrame
      title={t`Terms of Service`}
      intro={t`These are the rules for using Flashspark. Short sentences, no tricks. By making or using an account, you agree to them.`}
      sections={termsSections}
    />
  );
}

const termsSections: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: msg`Acceptance of Terms`,
    body: () => (
      <p>
        {t`By making an account or using Flashspark, you accept these terms. If you don’t agree, please don’t use it. A parent or guardian who lets a child use it accepts them for the child.`}
      </p>
    ),
  },
  {
    id: 'the-service',
    title: msg`The Service`,
    body: () => (
      <p>
        {t`Flashspark is a flashcard and quiz product for families. Parents manage households, learners, decks, quizzes, assignments and reports; learners study decks, take quizzes and see their streaks and badges.`}
      </p>
    ),
  },
  {
    id: 'eligibility',
    title: msg`Eligibility`,
    body: () => (
      <p>
        {t`You must be at least 13 years old, or have the consent of a parent or guardian who takes responsibility for your use. Parent accounts are for adults.`}
      </p>
    ),
  },
  {
    id: 'accounts',
    title: msg`Account Types`,
    body: () => (
      <>
        <p>{t`There are three types of account:`}</p>
        <ul>
          <li>{t`Parent: makes households and manages what is in them.`}</li>
          <li>{t`Learner: studies, takes quizzes and sees their own progress.`}</li>
          <li>{t`Admin: runs the service. Admin accounts are by invitation only.`}</li>
        </ul>
        <p>{t`You choose parent or learner when you register.`}</p>
      </>
    ),
  },
  {
    id: 'account-security',
    title: msg`Account Security`,
    body: () => (
      <p>
        {t`Give a correct email address, keep your password to yourself and tell us if someone else used your account. You’re responsible for what happens through it. On a shared device, sign out when you’re done.`}
      </p>
    ),
  },
  {
    id: 'parents-and-guardians',
    title: msg`Parents and Guardians`,
    body: () => (
      <p>
        {t`Parents and guardians decide who joins a household and are responsible for the learners in it: for their consent, which they can withdraw in Settings at any time, for what they study and for the details kept about them. Please use a first name or a nickname for a child.`}
      </p>
    ),
  },
  {
    id: 'fees',
    title: msg`Fees`,
    body: () => (
      <p>
        {t`Flashspark is currently free. If we ever add paid parts, we’ll tell you first. We won’t charge anything without your clear agreement.`}
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: msg`Acceptable Use`,
    body: () => (
      <>
        <p>{t`Please don’t:`}</p>
        <ul>
          <li>{t`upload anything illegal, hateful or unsuitable for children;`}</li>
          <li>{t`upload what belongs to others without their permission;`}</li>
          <li>{t`try to access another household’s or account’s data;`}</li>
          <li>{t`disrupt or overload the service, or get around its limits;`}</li>
          <li>{t`sell access to it.`}</li>
        </ul>
      </>
    ),
  },
  {
    id: 'your-content',
    title: msg`Your Content`,
    body: () => (
      <p>
        {t`The decks, cards and quizzes you make stay yours. You let us store them and show them to your household’s members, and nothing more. You can download or delete all of them at any time.`}
      </p>
    ),
  },
  {
    id: 'our-content',
    title: msg`Our Content`,
    body: () => (
      <p>
        {t`The software, the design, the drawings and the name Flashspark belong to us or to those who license them to us. You can use them as part of the service, but you may not copy or sell them.`}
      </p>
    ),
  },
  {
    id: 'privacy',
    title: msg`Privacy`,
    body: () => (
      <p>
        <Trans>
          How we handle personal information is described in the <PageLink to="/privacy">Privacy Policy</PageLink>,
          which is part of these terms.
        </Trans>
      </p>
    ),
  },
  {
    id: 'third-parties',
    title: msg`Third-Party Services`,
    body: () => (
      <p>
        {t`The service runs on Amazon Web Services. If you sign in with Google, Google’s own terms apply to that step. We aren’t responsible for what Google does on its side.`}
      </p>
    ),
  },
  {
    id: 'availability',
    title: msg`Changes and Availability`,
    body: () => (
      <p>
        {t`We improve Flashspark all the time and may change or end parts of it. We try to keep it available at all times but can’t promise it. If we ever close it, you’ll have time to download everything.`}
      </p>
    ),
  },
  {
    id: 'termination',
    title: msg`Termination`,
    body: () => (
      <p>
        <Trans>
          You can stop at any time: delete your account in Settings, or ask us to at <Contact />. We may suspend or
          close an account that breaks these terms or endangers others; if we can, we give notice first. Data that
          nobody uses for a long time is deleted, as the Privacy Policy says.
        </Trans>
      </p>
    ),
  },
  {
    id: 'disclaimer',
    title: msg`Disclaimer of Warranties`,
    body: () => (
      <p>
        {t`Flashspark is provided “as is” and “as available”, without warranties of any kind, express or implied. It helps with learning; it does not promise grades, and what a card says is only as right as the person who wrote it.`}
      </p>
    ),
  },
  {
    id: 'liability',
    title: msg`Limitation of Liability`,
    body: () => (
      <p>
        {t`As far as the law allows, we are not liable for indirect or consequential damages, and our total liability is limited to the fees you paid us in the 12 months before the claim or $100, whichever is greater. Liability that the law does not let us limit stays as it is.`}
      </p>
    ),
  },
  {
    id: 'indemnification',
    title: msg`Indemnification`,
    body: () => (
      <p>
        {t`If someone makes a claim against us because of what you uploaded or because you broke these terms, you’ll cover the reasonable costs that follow, as far as the law allows.`}
      </p>
    ),
  },
  {
    id: 'disputes',
    title: msg`Governing Law and Arbitration`,
    body: () => (
      <>
        <p>{t`Please write to us first. Most things can be solved that way, and we respond within 30 days.`}</p>
        <p>
          {t`These terms are governed by the laws of the United States. A dispute that cannot be solved is decided by binding arbitration of that one case, not in court and not as a class action, except that either side may go to a small claims court or ask a court to stop a misuse of its property. Rights that the law of your country gives you as a consumer remain.`}
        </p>
      </>
    ),
  },
  {
    id: 'changes-and-contact',
    title: msg`Changes to These Terms and Contact`,
    body: () => (
      <p>
        <Trans>
          When these terms change, the new text appears here with its date; important changes are announced in the
          product before they apply. If one part isn’t valid, the rest still is. Send questions to <Contact />; we
          respond within 30 days.
        </Trans>
      </p>
    ),
  },
];
