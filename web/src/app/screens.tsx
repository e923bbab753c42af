import { lazyScreen } from '../components/feedback/lazy-screen.tsx';
import { serverScreen } from '../components/feedback/server-screen.tsx';
import { loadSignedIn, roleAppLoaders } from './role-app-loaders.ts';

export const roleApps = {
  nobody: lazyScreen(roleAppLoaders.nobody, 'entrance'),
  learner: lazyScreen(roleAppLoaders.learner, 'learner'),
  parent: lazyScreen(roleAppLoaders.parent, 'parent'),
  admin: lazyScreen(
    async () => {
      const { AdminApp, ConsoleShell } = await roleAppLoaders.admin();
      return () => <AdminApp Console={ConsoleShell} />;
    },
    'admin',
    'parent',
    'account',
  ),
} as const;

export const SignedIn = lazyScreen(loadSignedIn);
export const MailLinkScreen = serverScreen(
  async () => (await import('../signed-out/mail-link-screen.tsx')).MailLinkScreen,
  'entrance',
);
export const PrivacyPage = lazyScreen(
  async () => (await import('../signed-out/legal/privacy-page.tsx')).PrivacyPage,
  'legal',
);
export const TermsPage = lazyScreen(
  async () => (await import('../signed-out/legal/terms-page.tsx')).TermsPage,
  'legal',
);
export const PausedScreen = lazyScreen(async () => (await import('./paused-screen.tsx')).PausedScreen);
