import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Visit, VisitSubject } from '../../../../shared/schemas/visit.ts';
import { Button } from '../../components/controls/button.tsx';
import { Banner, NotLoaded } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { visitsQuery } from '../../queries/visits.ts';
import { formatInstant } from '../../words/instants.ts';
import { joinParts } from '../../words/join-parts.ts';

const subjectWords: Readonly<Record<VisitSubject, MessageDescriptor>> = {
  children: msg`your children’s names and settings`,
  people: msg`who is in your family`,
  joined: msg`who is in your family (someone was added or invited)`,
  devices: msg`your devices`,
  progress: msg`study progress`,
  answers: msg`study history`,
  quizzes: msg`quiz results`,
  work: msg`assigned work`,
  flags: msg`cards your children flagged`,
  bin: msg`the bin`,
  decks: msg`decks and cards`,
  media: msg`pictures and sounds`,
  consent: msg`what you agreed to`,
  other: msg`other things`,
};

/** Lists Flashspark admins' visits to the family: when, why, and what they viewed. */
export function VisitsCard({ householdId }: { readonly householdId: string }) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Who from Flashspark looked at your family`}>
      <Visits householdId={householdId} />
    </SectionCard>
  );
}

function Visits({ householdId }: { readonly householdId: string }) {
  const { t } = useLingui();
  const visits = useInfiniteQuery(visitsQuery(householdId));
  if (!visits.data)
    return (
      <NotLoaded
        of={visits}
        loading={t`Loading who looked at your family...`}
        failed={t`Failed to load the visits`}
        height="24px"
      />
    );
  const all = visits.data.pages.flatMap(({ items }) => items);
  if (all.length === 0) return <p className="note">{t`Nobody has.`}</p>;
  return (
    <>
      <ul className="stack">
        {all.map((visit) => (
          <VisitItem key={visit.id} visit={visit} />
        ))}
      </ul>
      {visits.isFetchNextPageError && (
        <Banner tone="error">{describeFailure(visits.error, t`Failed to load older visits`)}</Banner>
      )}
      {visits.hasNextPage && (
        <Button
          variant="quiet"
          busyText={visits.isFetchingNextPage && t`Loading...`}
          onClick={() => void visits.fetchNextPage()}
        >{t`Show older`}</Button>
      )}
    </>
  );
}

function VisitItem({ visit: { at, reason, looked, changed } }: { readonly visit: Visit }) {
  const { t } = useLingui();
  return (
    <li className="breaks pad-block-2">
      <strong>
        <time dateTime={at}>{formatInstant(at)}</time>
      </strong>
      <p>
        <Trans>
          Reason: <bdi>{reason}</bdi>
        </Trans>
      </p>
      <p className="note">
        {looked.length === 0 ? t`Looked at nothing.` : t`Looked at: ${{ things: listSubjects(looked) }}.`}
      </p>
      {changed.length > 0 && <p className="note">{t`Changed: ${{ things: listSubjects(changed) }}.`}</p>}
    </li>
  );
}

function listSubjects(subjects: readonly VisitSubject[]): string {
  return joinParts(subjects.map((subject) => t(subjectWords[subject])));
}
