import { useInfiniteQuery } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import type { AuditEntry } from '../../../shared/schemas/admin.ts';
import { EmptyState } from '../components/feedback/messages.tsx';
import { SectionCard } from '../components/layout/card.tsx';
import { formatMoment } from '../words/dates.ts';
import { describeDeed } from './audit-words.ts';
import styles from './audit-trail.module.css';
import { PagedList } from './paged-list.tsx';
import { auditQuery } from '../queries/admin.ts';

/** Who did what to whom, and when; the latest first. */
export function AuditTrail() {
  const entries = useInfiniteQuery(auditQuery);
  return (
    <SectionCard title="What admins did">
      <PagedList
        list={entries}
        noun="action"
        failedTitle="Failed to load what admins did"
        loadingLabel="Loading what admins did..."
        itemHeight="102px"
        layout="rows"
        empty={
          <EmptyState
            icon={<ScrollText />}
            title="Nothing yet"
            text="Whatever an admin does is kept here, with the day and time."
          />
        }
        renderItem={(entry) => <Entry entry={entry} />}
      />
    </SectionCard>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  return (
    <div className={styles.entry}>
      <p>
        <strong>{entry.actorEmail}</strong> {describeDeed(entry)}
      </p>
      <time className={styles.time} dateTime={entry.at}>
        {formatMoment(entry.at)}
      </time>
    </div>
  );
}
