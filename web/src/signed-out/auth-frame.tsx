import type { ReactNode } from 'react';
import { joinClasses } from '../lib/class-names.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
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
  /** What stands below the form's button depends on what the installation offers, which is not known yet: it keeps its place and shows then, so that nothing moves. */
  readonly isUnsettled?: boolean;
  readonly children: ReactNode;
}

/** What sign-in and registration have in common: the greeting above the form, and the way to the other one below it. */
export function AuthFrame(props: AuthFrameProps) {
  const { pageTitle, heading, lead, question, link, onSwitch, isUnsettled = false, children } = props;
  usePageTitle(pageTitle);
  return (
    <div className={joinClasses(styles.screen, isUnsettled && styles.unsettled)}>
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
