import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import type { AvatarName, Learner, LearnerLook } from '../../../../shared/schemas/learner.ts';
import { AppOnDevice } from '../../components/account/app-on-device.tsx';
import { EmailActions } from '../../components/account/email-actions.tsx';
import { PasskeysCard } from '../../components/account/passkeys-card.tsx';
import { SignInsCard } from '../../components/account/sign-ins-card.tsx';
import { AvatarPicker } from '../../components/controls/avatar-picker.tsx';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { LookFields } from '../../components/controls/look-fields.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { Failure, NotLoaded } from '../../components/feedback/messages.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { ownDecksQuery } from '../../queries/home.ts';
import { setOwnLookMutation } from '../../queries/learners.ts';
import { ownQuizScoreQuery } from '../../queries/quizzes.ts';
import { ownReportQuery } from '../../queries/reports.ts';
import { formatPercent } from '../../words/counts.ts';
import { accountRoleNames } from '../../words/roles.ts';
import styles from './profile-screen.module.css';
import { type FinishSaving, SignOutSection } from './sign-out-section.tsx';

/** Release version from package.json, injected by `define` in vite.config.ts. */
declare const releaseVersion: string;

/** Separate chunk, because it is rarely used. */
const WayOutSection = lazyScreen(async () => (await import('./way-out.tsx')).WayOutSection);

interface ProfileScreenProps {
  readonly learner: Learner;
  /** Sends waiting answers before the user signs out or leaves the family. */
  readonly finishSaving: FinishSaving;
  /** Deletes the account's study data from this device. */
  readonly forgetStudy: () => Promise<void>;
  /** Called before sign-out. Resets the navigation, so that the next sign-in starts at Home. */
  readonly onLeaving: () => void;
}

export function ProfileScreen({ learner, finishSaving, forgetStudy, onLeaving }: ProfileScreenProps) {
  const { t } = useLingui();
  usePageTitle(t`Settings`);
  const { me } = useAccount();
  return (
    <div className={joinClasses(styles.screen, 'stack gap-4 shrinks content-start')}>
      <div className="stack gap-4 shrinks content-start">
        <Section title={t`Learner Profile`}>
          <div className="row gap-4">
            <Avatar name={learner.avatar} size={72} />
            <p dir="auto" className="shrinks breaks text-xl heavy">
              {learner.name}
            </p>
          </div>
        </Section>
        <Section title={t`How it looks`}>
          <OwnLook learner={learner} />
        </Section>
        <Section title={t`Statistics`}>
          <Statistics learnerId={learner.id} />
        </Section>
      </div>
      <div className="stack gap-4 shrinks content-start">
        {me.email !== undefined && (
          <Section title={t`Account`}>
            <dl className="stack gap-3">
              <Fact name={t`Email`}>{me.email}</Fact>
              <Fact name={t`Role`}>{accountRoleNames[me.role]}</Fact>
            </dl>
            <Disclosure summary={t`Technical details`}>
              <dl className="stack gap-3">
                <Fact name={t`User ID`}>
                  <code className="text-s code">{me.id}</code>
                </Fact>
              </dl>
            </Disclosure>
            <EmailActions />
          </Section>
        )}
        {me.email !== undefined && <PasskeysCard />}
        {me.email !== undefined && <SignInsCard />}
        <Section title={t`On this device`}>
          <AppOnDevice />
        </Section>
        <Section title={t`About`}>
          <p>Flashspark v{releaseVersion}</p>
          <p className="note">{t`Spaced repetition study mode`}</p>
        </Section>
        <SignOutSection finishSaving={finishSaving} onLeaving={onLeaving} />
        {me.email !== undefined && (
          <Suspense fallback={null}>
            <WayOutSection finishSaving={finishSaving} forgetStudy={forgetStudy} onLeaving={onLeaving} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <section className="stack gap-3 shrinks content-start">
        <h2 className="text-m">{title}</h2>
        {children}
      </section>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="shrinks">
      <dt className="note">{name}</dt>
      <dd className="breaks">{children}</dd>
    </div>
  );
}

/** Avatar and display settings. Each choice is saved and shown immediately. */
function OwnLook({ learner: { id: learnerId, householdId, avatar, look = {} } }: Pick<ProfileScreenProps, 'learner'>) {
  const { t } = useLingui();
  const choosing = useMutation(setOwnLookMutation);
  // Optimistic value until the choice is saved, so that a ticked box does not jump back while saving.
  const [chosen, setChosen] = useState<LearnerLook>();

  function choose(next: LearnerLook, animal?: AvatarName) {
    setChosen(next);
    const call = { params: { householdId, learnerId }, body: { ...next, ...(animal && { avatar: animal }) } };
    choosing.mutate(call, { onSettled: () => setChosen(undefined) });
  }

  return (
    <>
      <Failure error={choosing.error} title={t`Failed to save the look`} />
      <AvatarPicker
        inputOf={(name) => ({ checked: name === avatar, onChange: () => choose(chosen ?? look, name), name: 'animal' })}
      />
      <LookFields look={chosen ?? look} onChange={choose} />
    </>
  );
}

function Statistics({ learnerId }: { readonly learnerId: string }) {
  const { t } = useLingui();
  const report = useQuery(ownReportQuery(learnerId));
  const decks = useQuery(ownDecksQuery);
  const quizzes = useQuery(ownQuizScoreQuery);
  if (report.data && decks.data && quizzes.data) {
    const { totalCardsStudied: answers, averageAccuracy } = report.data;
    const { count, average } = quizzes.data;
    return (
      <dl className={styles.numbers}>
        <Figure name={t`Study sessions`} value={report.data.totalStudySessions} />
        <Figure name={t`Quizzes taken`} value={report.data.totalQuizzesCompleted} />
        <Figure name={t`Cards studied`} value={report.data.totalCardsStudied} />
        <Figure name={t`Decks available`} value={decks.data.length} />
        <Figure name={t`Average quiz score`} value={count > 0 ? formatPercent(average) : '–'} />
        <Figure name={t`Right answers`} value={answers > 0 ? formatPercent(averageAccuracy) : '–'} />
      </dl>
    );
  }
  const readings = [report, decks, quizzes];
  return (
    <NotLoaded
      of={readings}
      loading={t`Loading your statistics...`}
      failed={t`Failed to load your statistics`}
      className={styles.numbers}
      height="72px"
      count={6}
    />
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number | string }) {
  return (
    <div className={joinClasses(styles.number, 'sunken flex pad-2-3')}>
      <dt className="note">{name}</dt>
      <dd className="title figures text-xl">{value}</dd>
    </div>
  );
}
