import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/page-title.ts';
import styles from './auth-form.module.css';

interface AuthFrameProps {
  /** In the browser's tab. */
  readonly pageTitle: string;
  readonly heading: string;
  readonly lead: string;
  /** The way to the other of the two screens. */
  readonly question: string;
  readonly link: string;
  readonly onSwitch: () => void;
  readonly children: ReactNode;
}

/** What sign-in and registration have in common: the greeting above the form, and the way to the other one below it. */
export function AuthFrame({ pageTitle, heading, lead, question, link, onSwitch, children }: AuthFrameProps) {
  usePageTitle(pageTitle);
  return (
    <div className={styles.screen}>
      <div>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
      <p className={styles.switch}>
        {question} {/* A link to see and to hear, without a path of its own. */}
        <a
          href="/"
          onClick={(event) => {
            event.preventDefault();
            onSwitch();
          }}
        >
          {link}
        </a>
      </p>
    </div>
  );
}
