import * as z from 'zod/mini';
import {
  answersInput,
  attemptMode,
  attemptSchema,
  completedAttemptSchema,
  quizChanges,
  quizFields,
  quizSchema,
} from '../schemas/quiz.ts';
import { madeQuizSchema, quizChoices } from '../schemas/quiz-choices.ts';
import { idText } from '../schemas/text.ts';
import { deck, defineRoute } from './define-route.ts';
import { pageQuery } from './paging.ts';

const quiz = { in: 'params', name: 'quizId' } as const;
const attempt = { in: 'params', name: 'attemptId' } as const;
const ownAttempt = { kind: 'household', household: attempt, permission: 'write-study', learner: attempt } as const;

export const listQuizzes = defineRoute({
  id: 'quizzes/list-quizzes',
  method: 'GET',
  path: '/api/quizzes',
  childData: 'none',
  access: { kind: 'households', household: { in: 'query', name: 'householdId' }, permission: 'read-content' },
  query: z.strictObject({ householdId: z.optional(idText), ...pageQuery }),
  response: z.array(quizSchema),
  paged: true,
});

export const createQuiz = defineRoute({
  id: 'quizzes/create-quiz',
  method: 'POST',
  path: '/api/quizzes',
  childData: 'none',
  access: { kind: 'household', household: { in: 'body', name: 'householdId' }, permission: 'manage-content' },
  body: z.strictObject({ householdId: z.optional(idText), ...quizFields }),
  response: quizSchema,
  status: 201,
  repeatable: 'by-key',
  errors: ['household-needed', 'too-many-quizzes', 'unknown-media'],
});

export const generateQuiz = defineRoute({
  id: 'quizzes/generate-quiz',
  method: 'POST',
  path: '/api/decks/{deckId}/quiz',
  childData: 'read',
  access: { kind: 'household', household: deck, permission: 'manage-content' },
  body: quizChoices,
  response: madeQuizSchema,
  status: 201,
  repeatable: 'by-key',
  errors: ['too-few-cards', 'too-few-new-cards', 'spelled-by-ear', 'too-few-alike', 'too-many-quizzes'],
});

export const getQuiz = defineRoute({
  id: 'quizzes/get-quiz',
  method: 'GET',
  path: '/api/quizzes/{quizId}',
  childData: 'none',
  access: { kind: 'household', household: quiz, permission: 'read-content' },
  response: quizSchema,
});

export const updateQuiz = defineRoute({
  id: 'quizzes/update-quiz',
  method: 'PATCH',
  path: '/api/quizzes/{quizId}',
  childData: 'none',
  access: { kind: 'household', household: quiz, permission: 'manage-content' },
  body: quizChanges,
  response: quizSchema,
  errors: ['conflict', 'unknown-media'],
});

export const deleteQuiz = defineRoute({
  id: 'quizzes/delete-quiz',
  method: 'DELETE',
  path: '/api/quizzes/{quizId}',
  childData: 'erased',
  access: { kind: 'household', household: quiz, permission: 'manage-content' },
  errors: ['bin-full'],
});

export const startAttempt = defineRoute({
  id: 'quizzes/start-attempt',
  method: 'POST',
  path: '/api/quizzes/{quizId}/attempts',
  childData: 'changed',
  access: { kind: 'household', household: quiz, permission: 'write-study', learner: { in: 'body', name: 'learnerId' } },
  /** The mode is ignored for quizzes with a time limit: they are always timed, unless the learner's extra time is unlimited. */
  body: z.strictObject({ mode: z.optional(attemptMode), learnerId: z.optional(idText) }),
  response: attemptSchema,
  status: 201,
  repeatable: 'by-resuming',
  errors: ['learner-needed', 'conflict', 'too-much-today'],
});

export const getAttempt = defineRoute({
  id: 'quizzes/get-attempt',
  method: 'GET',
  path: '/api/attempts/{attemptId}',
  childData: 'read',
  access: { kind: 'household', household: attempt, permission: 'read-study', learner: attempt },
  response: attemptSchema,
});

export const saveAttempt = defineRoute({
  id: 'quizzes/save-attempt',
  method: 'PATCH',
  path: '/api/attempts/{attemptId}',
  childData: 'changed',
  access: ownAttempt,
  body: z.strictObject({ answers: answersInput }),
  response: attemptSchema,
  errors: ['conflict', 'attempt-over'],
});

export const completeAttempt = defineRoute({
  id: 'quizzes/complete-attempt',
  method: 'PATCH',
  path: '/api/attempts/{attemptId}/complete',
  childData: 'changed',
  access: ownAttempt,
  body: z.strictObject({ answers: answersInput }),
  response: completedAttemptSchema,
  errors: ['conflict'],
});

export const listAttempts = defineRoute({
  id: 'quizzes/list-attempts',
  method: 'GET',
  path: '/api/quiz-attempts',
  childData: 'read',
  access: { kind: 'households', household: { in: 'query', name: 'learnerId' }, permission: 'read-study' },
  query: z.strictObject({ learnerId: z.optional(idText), ...pageQuery }),
  response: z.array(attemptSchema),
  paged: true,
});
