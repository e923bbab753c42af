import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { Avatar } from '../components/avatars/avatar.tsx';
import { PageLink } from '../components/controls/page-link.tsx';
import { afterPaint } from '../lib/page/quiet-page.ts';
import { Logo } from '../components/layout/logo.tsx';
import { optionalPart } from './form-part.ts';
import styles from './auth-layout.module.css';

/** Apart from the first screen, which it doesn't hold up: it stands last on the page, so that nothing moves when it comes. */
const DeviceLanguage = optionalPart(afterPaint(async () => (await import('./device-language.tsx')).DeviceLanguage));

export function AuthLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles.layout}>
      <aside className={styles.welcome}>
        <div className={styles.logo}>
          <Logo />
        </div>
        <WelcomePicture />
        <p className={styles.promise}>{t`Little cards. Big sparks.`}</p>
        <p className={styles.detail}>{t`A few happy minutes a day helps your family remember what they learn.`}</p>
      </aside>
      <div className={styles.side}>
        <main className={styles.main}>{children}</main>
        <footer className={styles.footer}>
          <PageLink to="/privacy">{t`Privacy Policy`}</PageLink>
          <PageLink to="/terms">{t`Terms of Service`}</PageLink>
          <Suspense>
            <DeviceLanguage />
          </Suspense>
        </footer>
      </div>
    </div>
  );
}

function WelcomePicture() {
  return (
    <div className={styles.picture} aria-hidden="true" dir="ltr">
      <div className={styles.back}>56</div>
      <div className={styles.front}>7 × 8</div>
      <svg viewBox="0 0 24 24" className={styles.spark}>
        <path d="M12 0c1.500 7.500 4.500 10.500 12 12-7.500 1.500-10.500 4.500-12 12-1.500-7.500-4.500-10.500-12-12C7.500 10.500 10.500 7.500 12 0z" />
      </svg>
      <div className={styles.animals}>
        <Avatar name="fox" size={72} />
        <Avatar name="penguin" size={72} />
        <Avatar name="rabbit" size={72} />
      </div>
    </div>
  );
}
