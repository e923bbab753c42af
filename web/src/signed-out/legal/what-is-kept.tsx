import { useLingui } from '@lingui/react/macro';
import { retention } from '../../../../shared/retention.ts';
import { browserStorageDescriptions } from '../../../../shared/kept/in-browsers.ts';
import { type KeptLine, keptOnServers } from '../../../../shared/kept/on-servers.ts';
import { useAppConfig } from '../../lib/api/app-config.ts';
import { wordOf } from '../../words/word-of.ts';
import styles from './legal-page.module.css';

/** All data kept on the servers, with reason and retention time, generated from the list that the code enforces. */
export function WhatIsKept() {
  const { t } = useLingui();
  const everyDays = retention.usageNotedEveryDays;
  const daysLater = everyDays - 1;
  return (
    <>
      <p>{t`Here’s everything we keep, why and for how long. We only note every ${everyDays} days that an account is used, so unused data may go up to ${daysLater} days later.`}</p>
      {Object.entries(keptOnServers).map(([title, lines]) => (
        <div key={title} className={styles.kept}>
          <h3>{wordOf(title)}</h3>
          <KeptLines lines={lines} />
        </div>
      ))}
    </>
  );
}

export function WhatBrowsersKeep() {
  return <KeptLines lines={browserStorageDescriptions} />;
}

function KeptLines({ lines }: { readonly lines: Readonly<Record<string, KeptLine>> }) {
  const { t } = useLingui();
  const sendsNoMail = useAppConfig()?.sendsNoMail === true;
  return (
    <ul>
      {Object.entries(lines).map(([name, { what, why, long, longWithoutMails }]) => {
        const kept = wordOf(what);
        const reason = wordOf(why);
        const duration = wordOf(sendsNoMail ? (longWithoutMails ?? long) : long);
        return (
          <li key={name}>
            {t`${kept}.`} <span className="note block">{t`${reason}. ${duration}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
