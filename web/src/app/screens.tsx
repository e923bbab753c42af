import type { AccountRole } from '../../../shared/schemas/user.ts';
import { lazyScreen } from '../components/feedback/lazy-screen.tsx';

const loadSignedOutApp = async () => (await import('../signed-out/signed-out-app.tsx')).SignedOutApp;
const loadLearnerApp = async () => (await import('../learner/learner-app.tsx')).LearnerApp;
const loadParentApp = async () => (await import('../parent/parent-app.tsx')).ParentApp;
/** An admin opens any household in the console that parents have. */
const loadAdminApp = async () => {
  const admin = import('../admin/admin-app.tsx');
  const { ConsoleShell } = await import('../parent/console-shell.tsx');
  const { AdminApp } = await admin;
  return () => <AdminApp Console={ConsoleShell} />;
};

const loaders = { learner: loadLearnerApp, parent: loadParentApp, admin: loadAdminApp } as const;

/** One chunk for each kind of person: a learner downloads no parent screen. */
export const roleApps = {
  learner: lazyScreen(loadLearnerApp),
  parent: lazyScreen(loadParentApp),
  admin: lazyScreen(loadAdminApp),
} as const;

export const SignedOutApp = lazyScreen(loadSignedOutApp);
export const MailLinkScreen = lazyScreen(
  async () => (await import('../signed-out/mail-link-screen.tsx')).MailLinkScreen,
);
export const PrivacyPage = lazyScreen(async () => (await import('../signed-out/legal/privacy-page.tsx')).PrivacyPage);
export const TermsPage = lazyScreen(async () => (await import('../signed-out/legal/terms-page.tsx')).TermsPage);

/** Fetches the screens that will be needed while the session is still being read. A failure shows when they are. */
export function preloadScreens(role: AccountRole | undefined): void {
  const load = role ? loaders[role] : loadSignedOutApp;
  load().catch(() => undefined);
}
