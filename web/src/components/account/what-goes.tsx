import { useAccount } from '../../lib/account/account.tsx';
import type { DeletionPlan } from '../../queries/account-deletion.ts';
import { joinNames, onlyOwnerAdvice } from '../../words/names.ts';
import styles from './account.module.css';

/** What goes for good with an account, and what stays without it. */
export function WhatGoes({ plan: { lost, left } }: { readonly plan: DeletionPlan }) {
  const { me } = useAccount();
  return (
    <div className={styles.goes}>
      <p>This is deleted for good, and cannot be undone:</p>
      <ul>
        <li>
          your account <strong>{me.email}</strong>, with its password and all its sign-ins
        </li>
        {lost.map(({ id, name, learners }) => (
          <li key={id}>
            the household <strong>{name}</strong>, where you are the only grown-up: {describeContents(learners)}
          </li>
        ))}
      </ul>
      {lost.some(({ hasSignIns }) => hasSignIns) && (
        <p>Learners who have a sign-in of their own keep it, but everything they studied there is gone.</p>
      )}
      {left.length > 0 && <p>{describeLeft(left, me.learner?.name)}</p>}
    </div>
  );
}

function describeContents(learners: readonly string[]): string {
  const content = 'all its decks and quizzes';
  return learners.length === 0 ? content : `${joinNames(learners)} with everything they studied, and ${content}`;
}

/** A learner's own account leaves its learner behind. */
function describeLeft(left: readonly string[], learner: string | undefined): string {
  const stays =
    learner === undefined
      ? 'Everything stays there for the others.'
      : `${learner} stays there, with everything studied so far, for the grown-ups to see.`;
  return `You leave ${joinNames(left)}. ${stays}`;
}

/** Why the account cannot be deleted yet. */
export function HeldBack({ ownerless }: { readonly ownerless: readonly string[] }) {
  return (
    <div className={styles.goes}>
      <p>
        You are the only owner of <strong>{joinNames(ownerless)}</strong>, and there are other grown-ups.
      </p>
      <p>{onlyOwnerAdvice} You can also delete the household. Then come back here.</p>
    </div>
  );
}
