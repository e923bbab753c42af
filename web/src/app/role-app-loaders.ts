/** One chunk for each kind of person: a learner downloads no parent screen. An admin opens any household in the console that parents have. */
export const roleAppLoaders = {
  nobody: async () => (await import('../signed-out/signed-out-app.tsx')).SignedOutApp,
  learner: async () => {
    const study = isStudying() ? import('../learner/study/study-area.tsx') : undefined;
    const { LearnerApp, StudyArea } = await import('../learner/learner-app.tsx');
    // Who reloads while studying sees the card as soon as the app. What cannot be had is told there.
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

/** Whether this entry of the tab's history is the Study tab, as `navigation.ts` keeps places. A wrong guess costs nothing but a fetch. */
function isStudying(): boolean {
  const { place } = (window.history.state ?? {}) as { readonly place?: { readonly at?: { readonly tab?: unknown } } };
  return place?.at?.tab === 'study';
}
