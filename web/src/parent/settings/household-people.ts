import type { Member } from '../../../../shared/schemas/household.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';

/** Somebody in a household: a grown-up's account, or a learner with or without an account. */
export type Person =
  | { readonly kind: 'grown-up'; readonly id: string; readonly member: Member }
  | { readonly kind: 'learner'; readonly id: string; readonly learner: Learner; readonly member: Member | undefined };

/** Puts accounts and learners together: a learner and the account that studies as it are one person. */
export function listPeople(members: readonly Member[], learners: readonly Learner[]): readonly Person[] {
  return [
    ...listGrownUps(members).map((member) => ({ kind: 'grown-up', id: member.id, member }) as const),
    ...learners.map((learner) => {
      const member = members.find(({ userId }) => userId === learner.userId);
      return { kind: 'learner', id: learner.id, learner, member } as const;
    }),
  ];
}

/** The members who are no learner's account. */
export function listGrownUps(members: readonly Member[]): readonly Member[] {
  return members.filter(({ user }) => user.role !== 'learner');
}

/** Whether a household would be without an owner if this member were none any more. */
export function isOnlyOwner({ id, role }: Member, members: readonly Member[]): boolean {
  return role === 'owner' && !members.some((other) => other.role === 'owner' && other.id !== id);
}
