import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Card } from '../../components/layout/card.tsx';
import { useAccount } from '../../lib/account.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import styles from './profile-screen.module.css';
import { type FinishSaving, SignOutSection } from './sign-out-section.tsx';
import { Statistics } from './statistics.tsx';

interface ProfileScreenProps {
  readonly learner: Learner;
  /** Sends what waits on this device before the account leaves it. */
  readonly finishSaving: FinishSaving;
  /** Somebody signs out: the next sign-in should not begin here. */
  readonly onLeaving: () => void;
}

/** The account, the learner, the numbers, and the way out. */
export function ProfileScreen({ learner, finishSaving, onLeaving }: ProfileScreenProps) {
  usePageTitle('Settings');
  const { me } = useAccount();
  return (
    <div className={styles.screen}>
      <Section title="Learner Profile">
        <div className={styles.learner}>
          <Avatar name={learner.avatar} size={72} />
          <p dir="auto" className={styles.name}>
            {learner.name}
          </p>
        </div>
      </Section>
      <Section title="Statistics">
        <Statistics learnerId={learner.id} />
      </Section>
      <Section title="Account">
        <dl className={styles.facts}>
          <Fact name="Email">{me.email}</Fact>
          <Fact name="User ID">
            <code className={styles.id}>{me.id}</code>
          </Fact>
          <Fact name="Role">{capitalize(me.role)}</Fact>
        </dl>
      </Section>
      <Section title="About">
        <p>Flashspark v1.0.0</p>
        <p className={styles.muted}>Spaced repetition study mode</p>
      </Section>
      <SignOutSection finishSaving={finishSaving} onLeaving={onLeaving} />
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <section className={styles.section}>
        <h2 className={styles.heading}>{title}</h2>
        {children}
      </section>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.muted}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
