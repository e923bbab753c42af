import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import ArrowLeft from 'virtual:icons/arrow-left';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Logo } from '../../components/layout/logo.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { goToPath } from '../../lib/page/navigation.ts';
import { useAppConfig } from '../../lib/api/app-config.ts';
import styles from './legal-page.module.css';

export interface LegalSection {
  /** Stable anchor, independent of the title. */
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly body: () => ReactNode;
}

interface LegalFrameProps {
  readonly title: string;
  readonly intro: ReactNode;
  readonly sections: readonly LegalSection[];
}

/** Public legal page with a table of contents and numbered sections. */
export function LegalFrame({ title, intro, sections }: LegalFrameProps) {
  const { t, i18n } = useLingui();
  usePageTitle(title);
  useSectionOfAddress();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Button variant="quiet" icon={<ArrowLeft />} onClick={leavePage}>{t`Go Back`}</Button>
        <Logo />
      </header>
      <main className={styles.main}>
        <div className={styles.opening}>
          <h1 className="breaks">{title}</h1>
          <p className="muted above-2">{t`Last updated: October 7, 2025`}</p>
          <p className={styles.intro}>{intro}</p>
          {i18n.locale !== 'en' && (
            <p className="note">{t`This is a translation. The English text is the one that counts.`}</p>
          )}
        </div>
        <Contents sections={sections} />
        <div className={styles.sections}>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} tabIndex={-1}>
                {index + 1}. {t(section.title)}
              </h2>
              {section.body()}
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}

function Contents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const { t } = useLingui();
  function handleClick(event: MouseEvent, id: string) {
    event.preventDefault();
    goToSection(id);
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
  }
  return (
    <nav aria-label={t`Sections`} className={styles.contents}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => handleClick(event, id)}>
              {t(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Scrolls to the section in the URL fragment, because the browser looks for it before the page has rendered. */
function useSectionOfAddress(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id) goToSection(id);
  }, []);
}

/** Contact email of this installation, or a generic phrase. */
export function Contact() {
  const { t } = useLingui();
  const email = useAppConfig()?.contactEmail;
  if (email) return <a href={`mailto:${email}`}>{email}</a>;
  return t`the person or organization that runs this Flashspark for you`;
}

/** Goes back in the history; opens the start page if the tab's history has no earlier entry. */
function leavePage(): void {
  if (window.history.length > 1) window.history.back();
  else goToPath('/');
}

/** Scrolls to a section without a history entry, so that Back still leaves the page. */
function goToSection(id: string): void {
  window.history.replaceState(window.history.state, '', `#${id}`);
  document.getElementById(id)?.scrollIntoView();
}
