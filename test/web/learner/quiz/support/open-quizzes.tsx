import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { AnnouncerProvider } from '../../../../../web/src/components/feedback/announcer.tsx';
import { AppShell } from '../../../../../web/src/components/layout/app-shell.tsx';
import type { OpenQuiz } from '../../../../../web/src/learner/learner-place.ts';
import { QuizArea } from '../../../../../web/src/learner/quiz/quiz-area.tsx';
import { AccountProvider } from '../../../../../web/src/lib/account/account.tsx';
import { makeQueryClient } from '../../../../../web/src/lib/api/query-client.ts';
import { startSession } from '../../../../../web/src/lib/account/session.ts';
import { provideDialogElement } from '../../../support/dialog-element.ts';
import { makeMe, makeSession } from '../../../support/people.ts';
import { holdTime, settle } from './fake-time.ts';

/** Gives each test of the file a fresh browser with a stopped clock. */
export function startFresh(): void {
  holdTime();
  beforeEach(() => {
    provideDialogElement();
    startSession(makeSession('learner'));
  });
  afterEach(async () => {
    cleanup();
    // Calls that the page sends while closing must not reach the next test's server.
    await settle();
    vi.unstubAllGlobals();
  });
}

interface ShellProps {
  readonly start: OpenQuiz | undefined;
  readonly onHandedIn: (() => void) | undefined;
  readonly onAway: (place: string) => void;
}

/** Stands in for the learner's app shell: remembers which quiz or attempt is open. */
function Shell({ start, onHandedIn, onAway }: ShellProps) {
  const [target, setTarget] = useState(start);
  return (
    <QuizArea
      target={target}
      onOpen={setTarget}
      onReplace={setTarget}
      onLeave={() => setTarget(undefined)}
      onBack={() => onAway('Home')}
      onStudy={() => onAway('Study')}
      onHandedIn={onHandedIn}
    />
  );
}

/** Opens the quizzes for a learner as on a newly loaded page. Returns a user, a function to close the page, and the places to which the quizzes were left. */
export async function openQuizzes(start?: OpenQuiz, onHandedIn?: () => void, me = makeMe('learner')) {
  const left: string[] = [];
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <AnnouncerProvider>
          <AccountProvider me={me}>
            <AppShell placeKey="quiz">
              <Shell start={start} onHandedIn={onHandedIn} onAway={(place) => left.push(place)} />
            </AppShell>
          </AccountProvider>
        </AnnouncerProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  const person = userEvent.setup({
    advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds),
    delay: null,
  });
  await settle();
  return { person, close: unmount, left };
}

type Person = Awaited<ReturnType<typeof openQuizzes>>['person'];

export async function press(person: Person, name: string | RegExp): Promise<void> {
  await person.click(screen.getByRole('button', { name }));
  await settle();
}

export async function choose(person: Person, name: string | RegExp): Promise<void> {
  await person.click(screen.getByRole('radio', { name }));
}
