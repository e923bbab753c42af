/** @returns where the wrong tries at a child's picture code are counted. */
export function picturesTried(learnerId: string, now: Date) {
  return { scope: 'pictures', subject: learnerId, now } as const;
}
