import type { Member } from '../../../../shared/schemas/household.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';

/** Somebody in a household: a grown-up's account, or a learner with or without an account. */
export type Person =
  | { readonly kind: 'grown-up'; readonly key: string; readonly member: Member }
  | { readonly kind: 'learner'; readonly key: string; readonly learner: Learner; readonly member: Member | undefined };

/** Puts accounts and learners together: a learner and the account that studies as it are one person. */
export function listPeople(members: readonly Member[], learners: readonly Learner[]): readonly Person[] {
  const grownUps = members.filter((member) => member.user.role !== 'learner');
  return [
    ...grownUps.map((member) => ({ kind: 'grown-up', key: member.id, member }) as const),
    ...learners.map((learner) => {
      const member = members.find(({ userId }) => userId === learner.userId);
      return { kind: 'learner', key: learner.id, learner, member } as const;
    }),
  ];
}
