import type { Member } from '../../../../shared/schemas/household.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';

/** A person in a household: a grown-up with their account, or a learner with or without an account. */
export type Person =
  | { readonly kind: 'grown-up'; readonly id: string; readonly member: Member }
  | { readonly kind: 'learner'; readonly id: string; readonly learner: Learner; readonly member: Member | undefined };

/** Merges accounts and learners: a learner and their account are one person. */
export function listPeople(members: readonly Member[], learners: readonly Learner[]): readonly Person[] {
  return [
    ...listGrownUps(members).map((member) => ({ kind: 'grown-up', id: member.id, member }) as const),
    ...learners.map((learner) => {
      const member = members.find(({ userId }) => userId === learner.userId);
      return { kind: 'learner', id: learner.id, learner, member } as const;
    }),
  ];
}

/** Returns the members that aren't learner accounts. */
export function listGrownUps(members: readonly Member[]): readonly Member[] {
  return members.filter(({ user }) => user.role !== 'learner');
}

/** Returns true if the household would have no owner without this member. */
export function isOnlyOwner({ id, role }: Member, members: readonly Member[]): boolean {
  return role === 'owner' && !members.some((other) => other.role === 'owner' && other.id !== id);
}
