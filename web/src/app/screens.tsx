import { lazyScreen } from '../components/feedback/lazy-screen.tsx';
import { roleAppLoaders } from './role-app-loaders.ts';

export const roleApps = {
  nobody: lazyScreen(roleAppLoaders.nobody),
  learner: lazyScreen(roleAppLoaders.learner),
  parent: lazyScreen(roleAppLoaders.parent),
  admin: lazyScreen(async () => {
    const { AdminApp, ConsoleShell } = await roleAppLoaders.admin();
    return () => <AdminApp Console={ConsoleShell} />;
  }),
} as const;

export const MailLinkScreen = lazyScreen(
  async () => (await import('../signed-out/mail-link-screen.tsx')).MailLinkScreen,
);
export const PrivacyPage = lazyScreen(async () => (await import('../signed-out/legal/privacy-page.tsx')).PrivacyPage);
export const TermsPage = lazyScreen(async () => (await import('../signed-out/legal/terms-page.tsx')).TermsPage);
export const PausedScreen = lazyScreen(async () => (await import('./paused-screen.tsx')).PausedScreen);
