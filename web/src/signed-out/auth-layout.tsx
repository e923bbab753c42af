import type { ReactNode } from 'react';
import { Logo } from '../components/layout/logo.tsx';
import { PageLink } from '../components/controls/page-link.tsx';
import styles from './auth-layout.module.css';
import { WelcomePicture } from './welcome-picture.tsx';

/** Around sign-in and registration: the picture, the form, the small print. */
export function AuthLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <aside className={styles.welcome}>
        <div className={styles.logo}>
          <Logo />
        </div>
        <WelcomePicture />
        <p className={styles.promise}>Little cards. Big sparks.</p>
        <p className={styles.detail}>A few happy minutes a day, and what your family learns stays learned.</p>
      </aside>
      <div className={styles.side}>
        <main className={styles.main}>{children}</main>
        <footer className={styles.footer}>
          <PageLink to="/privacy">Privacy Policy</PageLink>
          <PageLink to="/terms">Terms of Service</PageLink>
        </footer>
      </div>
    </div>
  );
}
