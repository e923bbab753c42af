import type { RouteCall } from '../../../shared/routes/define-route.ts';
import type { register } from '../../../shared/routes/auth.ts';

/** The roles that a person can take without an invitation. */
export type ChosenRole = RouteCall<typeof register>['body']['role'];

/** How each role is put to somebody who chooses. */
export const roleTexts: Readonly<Record<ChosenRole, { readonly name: string; readonly hint: string }>> = {
  parent: { name: 'Parent', hint: 'I set things up for my family' },
  learner: { name: 'Learner', hint: 'I study cards and take quizzes' },
};
