import type { ReactNode } from 'react';
import { AppShell } from '../../components/ui/app-shell.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { type Navigation, useNavigation } from '../../lib/navigation.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { HomeScreen } from '../../features/learner-home/components/home-screen.tsx';
import { ProfileScreen } from '../../features/profile/components/profile-screen.tsx';
import { AnswerNotices } from '../../features/study/components/answer-notices.tsx';
import { useOutbox } from '../../features/study/outbox/outbox-context.tsx';
import { StudyArea } from '../../features/study/study-area.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { LearnerNav } from './learner-nav.tsx';
import { type LearnerPlace, learnerPlaces } from './places.ts';

/** How long a sign-out waits for the answers that are still on this device. */
const SIGN_OUT_PATIENCE_MS = 4_000;

const titles: Readonly<Record<string, string>> = {
  study: 'Study',
  quiz: 'Take a Quiz',
  badges: 'Badges',
  streaks: 'Streaks',
  profile: 'Settings',
};

/** A learner's places in their frame. While studying, the frame steps back: the session has its own way out. */
export function LearnerScreens({ learner }: { readonly learner: Learner }) {
  const navigation = useNavigation(learnerPlaces);
  const { place, push } = navigation;
  const isStudying = place.deck !== undefined;
  const isHome = place.tab === 'home';
  return (
    <AppShell
      width="narrow"
      placeKey={`${place.tab} ${place.deck?.id ?? ''}`}
      {...(!isStudying && {
        title: isHome ? `Hi ${learner.name}` : (titles[place.tab] ?? 'Flashspark'),
        headerAction: isHome && <Avatar name={learner.avatar} size={64} />,
        nav: <LearnerNav tab={place.tab} onSelect={(tab) => tab !== place.tab && push({ tab })} />,
      })}
    >
      {!isStudying && <AnswerNotices />}
      <Screen learner={learner} navigation={navigation} />
    </AppShell>
  );
}

interface ScreenProps {
  readonly learner: Learner;
  readonly navigation: Navigation<LearnerPlace>;
}

function Screen({ learner, navigation: { place, push, back } }: ScreenProps): ReactNode {
  const outbox = useOutbox();

  async function finishSaving() {
    await outbox.flush(SIGN_OUT_PATIENCE_MS);
    const { waitingAnswers, isLasting } = outbox.readState();
    return { waitingAnswers, isKept: isLasting };
  }

  switch (place.tab) {
    case 'home':
      return <HomeScreen learnerId={learner.id} onStudy={() => push({ tab: 'study' })} onQuiz={() => push({ tab: 'quiz' })} />;
    case 'study':
      return (
        <StudyArea
          target={place.deck}
          onStudy={(deck) => push({ tab: 'study', deck })}
          onLeave={() => back({ tab: 'study' })}
        />
      );
    case 'profile':
      return <ProfileScreen learner={learner} finishSaving={finishSaving} />;
    default:
      return <ComingSoon />;
  }
}
