/** One chunk per role, so that a learner downloads no parent screens. Admins use the parents' console to open a household. */
export const roleAppLoaders = {
  nobody: async () => (await import('../signed-out/signed-out-app.tsx')).SignedOutApp,
  learner: async () => {
    const study = isStudying() ? import('../learner/study/study-area.tsx') : undefined;
    const { LearnerApp, StudyArea } = await import('../learner/learner-app.tsx');
    // After a reload during study, also load the study screen, so that the card appears with the app. That screen reports a failed load.
    await study?.then(StudyArea.prefetch).catch(() => undefined);
    return LearnerApp;
  },
  parent: async () => (await import('../parent/parent-app.tsx')).ParentApp,
  admin: async () => {
    const [{ AdminApp }, { ConsoleShell }] = await Promise.all([
      import('../admin/admin-app.tsx'),
      import('../parent/console-shell.tsx'),
    ]);
    return { AdminApp, ConsoleShell };
  },
} as const;

/** Opens the app of every role, in a chunk of its own: visitors do without the query client. */
export const loadSignedIn = async () => (await import('./signed-in.tsx')).SignedIn;

/** Whether the Study tab is open in the current history entry, whose format `navigation.ts` defines. A wrong result only costs one fetch. */
function isStudying(): boolean {
  const { place } = (window.history.state ?? {}) as { readonly place?: { readonly at?: { readonly tab?: unknown } } };
  return place?.at?.tab === 'study';
}
