import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import Play from 'virtual:icons/play';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Deck } from '../../../../shared/schemas/deck.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button } from '../../components/controls/button.tsx';
import { lazyScreen, usePrefetch } from '../../components/feedback/lazy-screen.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { Card } from '../../components/layout/card.tsx';
import { MascotPlace } from '../../components/pictures/mascot-place.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { useAccount } from '../../lib/account/account.tsx';
import type { FirstPlace } from '../../lib/page/console-place.ts';
import { openPlaceFor } from '../../lib/page/navigation.ts';
import { useRootAttribute } from '../../lib/page/root-attribute.ts';
import { noticeQuery } from '../../queries/notice.ts';
import { type SetupProgress, showNewHousehold, takeFirstStepsMutation } from '../../queries/first-steps.ts';
import { HandOverForm, useHandOver } from '../learners/hand-over-dialog.tsx';
import { type Answers, chosenDeck, nameFamily, type Question, useAnswers } from './first-answers.ts';
import { ConsentQuestion } from './first-consent.tsx';
import { DeckOptions, WhatQuestion, WhichQuestion, WhoQuestion } from './first-questions.tsx';
import styles from './first-steps.module.css';

const NobodyCanAgree = lazyScreen(async () => (await import('../../components/account/email-code.tsx')).NobodyCanAgree);

const fetchedAhead = [DeckOptions];

interface FirstStepsProps {
  /** Opens the new household, on the tab for its decks or its learners. */
  readonly onOpen: (householdId: string, place: FirstPlace) => void;
  readonly onReady: () => void;
  readonly onJoin: () => void;
  /** How to go on without answering: below the first question, or open where there are no questions. */
  readonly children: (isOpen: boolean) => ReactNode;
}

/** Setup for new families: three questions, one at a time, then the child gets their first card. */
export function FirstSteps({ onOpen, onReady, onJoin, children }: FirstStepsProps) {
  usePrefetch(fetchedAhead);
  const notice = useQuery(noticeQuery);
  useRootAttribute('data-asks', notice.data && notice.data.agreeing !== 'nobody');
  const [begun] = useState<SetupProgress>({});
  const beginning = useMutation(takeFirstStepsMutation);
  const { question, answers, ...moves } = useAnswers();
  const props = { answers, ...moves };
  const place = useFocusOnQuestion(question);

  function start(code: string | undefined, noticeVersion: string) {
    const chosen = chosenDeck(answers);
    const { childName, avatar } = answers;
    const steps = { familyName: nameFamily(answers), childName, avatar, code, noticeVersion, ...chosen };
    beginning.mutate(
      { steps, begun },
      {
        onSuccess: () => {
          moves.end();
          onReady();
        },
      },
    );
  }

  if (beginning.data) return <Ready made={beginning.data} way={answers.way} onOpen={onOpen} />;
  if (!notice.data || notice.data.agreeing === 'nobody') {
    return (
      <>
        <NoQuestions notice={notice} />
        {!notice.isPending && children(true)}
      </>
    );
  }
  const { version, text, agreeing } = notice.data;
  return (
    <div ref={place} className="stack gap-6">
      {question === 'who' && <WhoQuestion {...props} onJoin={onJoin} />}
      {question === 'what' && <WhatQuestion {...props} />}
      {question === 'which' && <WhichQuestion {...props} />}
      {question === 'consent' && (
        <ConsentQuestion
          notice={text}
          asksForCode={agreeing === 'email-plus'}
          failure={beginning.error}
          isBusy={beginning.isPending}
          onAgree={(code) => start(code, version)}
          onBack={() => moves.goBack('what')}
        />
      )}
      {question === 'who' && children(false)}
    </div>
  );
}

/** In place of the questions: the notice is on its way or failed to load, or nobody can agree to it here. */
function NoQuestions({ notice }: { readonly notice: UseQueryResult<{ readonly agreeing: string }> }) {
  const { t } = useLingui();
  if (notice.data) {
    return (
      <Suspense>
        <NobodyCanAgree />
      </Suspense>
    );
  }
  return notice.isError ? <ErrorState title={t`Failed to load the notice`} of={notice} /> : <Skeleton height="420px" />;
}

/** Moves to the top and focuses the title whenever another question opens. */
function useFocusOnQuestion(question: Question) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    window.scrollTo(0, 0);
    place.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [question]);
  return place;
}

interface ReadyProps {
  readonly made: Awaited<ReturnType<NonNullable<typeof takeFirstStepsMutation.mutationFn>>>;
  readonly way: Answers['way'];
  readonly onOpen: FirstStepsProps['onOpen'];
}

/** The moment after: the child's animal, and two ways on. */
function Ready({ made: { household, learner, deck }, way = 'new-deck', onOpen }: ReadyProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { me } = useAccount();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    titleRef.current?.focus({ preventScroll: true });
  }, []);
  async function open(place: FirstPlace) {
    await showNewHousehold(client);
    // Back then leads to the list of households.
    openPlaceFor(me.id, { screen: 'picker' });
    onOpen(household.id, place);
  }
  const { name } = learner;
  return (
    <div className={styles.question}>
      <Card>
        <section className={styles.ready}>
          <div className={joinClasses(styles.cheered, 'relative')}>
            <Avatar name={learner.avatar} size={200} />
            <MascotPlace mood="done" size={88} />
          </div>
          <h2 ref={titleRef} tabIndex={-1}>
            {t({ message: `${name} is ready`, context: 'a child' })}
          </h2>
          {deck ? (
            <HandIt learner={learner} deck={deck} />
          ) : (
            <>
              <p>{t`Now ${{ name: learner.name }} needs something to learn.`}</p>
              <Button variant="primary" isWide onClick={() => void open({ tab: 'create', opens: way })}>
                {way === 'new-deck' ? t`Type the first cards` : t`Import your cards`}
              </Button>
            </>
          )}
          <Button variant="quiet" isWide onClick={() => void open({ tab: 'learners' })}>{t`Show me around`}</Button>
        </section>
      </Card>
    </div>
  );
}

interface HandItProps {
  readonly learner: Learner;
  readonly deck: Deck;
}

function HandIt({ learner, deck }: HandItProps) {
  const { t } = useLingui();
  const handing = useHandOver(learner, deck);
  return (
    <HandOverForm name={learner.name} handing={handing}>
      <Button type="submit" variant="primary" isWide icon={<Play />} busyText={handing.isPending && t`One moment...`}>
        {t`Hand the device to ${{ name: learner.name }}`}
      </Button>
    </HandOverForm>
  );
}
