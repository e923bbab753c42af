import type { Assignment } from '../../../../../shared/schemas/assignment.ts';

/** Returns Emma's assignment of `World capitals`: open, without a due date. */
export function makeAssignment(id: string, change: Partial<Assignment> = {}): Assignment {
  return {
    id,
    householdId: 'H1',
    learnerId: 'H1-L1',
    type: 'deck',
    resourceId: 'H1-D1',
    resourceName: 'World capitals',
    createdAt: '2026-11-18T12:00:00.000Z',
    ...change,
  };
}
