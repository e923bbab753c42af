import { Suspense, useEffect, useState } from 'react';
import { AnnouncerProvider } from '../components/feedback/announcer.tsx';
import { useMailLink } from '../lib/page/mail-link.ts';
import { usePath } from '../lib/page/navigation.ts';
import { type QueryPlace, QueryPlaceContext } from '../lib/api/query-place.ts';
import { subscribeToSession, useSession } from '../lib/account/session.ts';
import { userKey } from '../lib/account/stored-session.ts';
import { useLingui as useLanguage } from '../words/catalogue.ts';
import { openOwnLanguage } from '../words/language.ts';
import { languageKey } from '../words/word-wish.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { LoadingScreen } from './full-screen.tsx';
import { MailLinkScreen, PrivacyPage, roleApps, SignedIn, TermsPage } from './screens.tsx';

/** Root component: providers, the two public legal pages, mail links and the app of the user's role. */
export function App() {
  // Draws everything again in a new language, also what reads it outside of components.
  useLanguage();
  const [queries] = useState<QueryPlace>(() => ({}));

  // Follows a language that is chosen in another tab.
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === userKey || key === languageKey) void openOwnLanguage();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  useEffect(() => subscribeToSession(() => void openOwnLanguage()), []);

  return (
    <CrashBoundary>
      <QueryPlaceContext value={queries}>
        <AnnouncerProvider>
          <Suspense fallback={<LoadingScreen />}>
            <Page />
          </Suspense>
        </AnnouncerProvider>
      </QueryPlaceContext>
    </CrashBoundary>
  );
}

function Page() {
  const path = usePath();
  const session = useSession();
  const link = useMailLink();
  if (path === '/privacy') return <PrivacyPage />;
  if (path === '/terms') return <TermsPage />;
  if (link) return <MailLinkScreen link={link} />;
  return session ? <SignedIn key={session.user.id} userId={session.user.id} /> : <roleApps.nobody />;
}
