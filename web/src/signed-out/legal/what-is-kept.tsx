import { useQuery } from '@tanstack/react-query';
import { retention } from '../../../../shared/retention.ts';
import { browserStorageDescriptions } from '../../../../shared/kept/in-browsers.ts';
import { type KeptLine, keptOnServers } from '../../../../shared/kept/on-servers.ts';
import { appConfigQuery } from '../../queries/app-config.ts';
import styles from './legal-page.module.css';

/** All data kept on the servers, with reason and retention time, generated from the list that the code enforces. */
export function WhatIsKept() {
  return (
    <>
      <p>
        This is everything we keep, with the reason and the time. We note that an account is used only every{' '}
        {retention.usageNotedEveryDays} days: what goes because nobody uses it may go up to{' '}
        {retention.usageNotedEveryDays - 1} days later.
      </p>
      {Object.entries(keptOnServers).map(([title, lines]) => (
        <div key={title} className={styles.kept}>
          <h3>{title}</h3>
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
  const sendsNoMail = useQuery(appConfigQuery).data?.sendsNoMail === true;
  return (
    <ul>
      {Object.entries(lines).map(([name, { what, why, long, longWithoutMails }]) => (
        <li key={name}>
          {what}.{' '}
          <span className={styles.reason}>
            {why}. {sendsNoMail ? (longWithoutMails ?? long) : long}
          </span>
        </li>
      ))}
    </ul>
  );
}
