import type { ReactNode } from 'react';
import { Avatar } from '../components/avatars/avatar.tsx';
import { PageLink } from '../components/controls/page-link.tsx';
import { Logo } from '../components/layout/logo.tsx';
import styles from './auth-layout.module.css';

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

function WelcomePicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
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
