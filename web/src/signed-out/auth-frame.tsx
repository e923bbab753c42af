import { type ReactNode, useState } from 'react';
import { joinClasses } from '../lib/class-names.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { useOngoingWork } from '../lib/page/unsaved-work.ts';
import styles from './auth-form.module.css';

interface AuthFrameProps {
  readonly pageTitle: string;
  readonly heading: string;
  readonly lead: string;
  /** Leads to the other form. Left out where a button does. */
  readonly question: string | false;
  readonly link: string;
  readonly onSwitch: () => void;
  /** Whether the server's configuration is still loading. Meanwhile, elements below the form are hidden but keep their space, so that nothing moves. */
  readonly isUnsettled?: boolean;
  readonly children: ReactNode;
}

/** Frame of the forms for signing in and registering. Once something is typed, the page doesn't reload by itself, such as for a new release while a password is looked up in another app. */
export function AuthFrame(props: AuthFrameProps) {
  const { pageTitle, heading, lead, question, link, onSwitch, isUnsettled = false, children } = props;
  usePageTitle(pageTitle);
  const [isTyped, setIsTyped] = useState(false);
  useOngoingWork(isTyped);
  return (
    <div className={joinClasses('stack gap-6', isUnsettled && styles.unsettled)} onChange={() => setIsTyped(true)}>
      <div>
        <h1 className="text-3xl">{heading}</h1>
        <p className="muted above-1">{lead}</p>
      </div>
      {children}
      {question && (
        <p className={joinClasses(styles.switch, 'row-wrap muted justify-center gap-0-2')}>
          {question} {/* Styled and announced as a link, although it has no URL of its own. */}
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
      )}
    </div>
  );
}
