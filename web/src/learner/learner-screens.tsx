import Award from 'lucide-react/icons/award';
import BookOpen from 'lucide-react/icons/book-open';
import Flame from 'lucide-react/icons/flame';
import House from 'lucide-react/icons/house';
import Rocket from 'lucide-react/icons/rocket';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, Suspense, useState } from 'react';
import type { Assignment } from '../../../shared/schemas/assignment.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import { Avatar } from '../components/avatars/avatar.tsx';
import { lazyScreen } from '../components/feedback/lazy-screen.tsx';
import { Skeleton } from '../components/feedback/loading.tsx';
import { EmptyState } from '../components/feedback/messages.tsx';
import { AppNav, type AppNavItem } from '../components/layout/app-nav.tsx';
import { AppShell } from '../components/layout/app-shell.tsx';
import { useAccount } from '../lib/account.tsx';
import { type Navigation, useNavigation } from '../lib/navigation.ts';
import { BadgeCelebration } from './badges/badge-celebration.tsx';
import { AssignedWork } from './home/assigned-work.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { type LearnerPlace, learnerPlaces } from './learner-place.ts';
import { AnswerNotices } from './study/answer-notices.tsx';
import { useOutbox } from './study/outbox/outbox-context.tsx';
import type { StudyOutbox } from './study/outbox/study-outbox.ts';
import { StudyArea } from './study/study-area.tsx';

/** How long a sign-out waits for the answers that are still on this device. */
const signOutPatienceMs = 4_000;

const titles: Readonly<Record<string, string>> = {
  study: 'Study',
  quiz: 'Take a Quiz',
  badges: 'Badges',
  streaks: 'Streaks',
  profile: 'Settings',
};

/** The learner's five places, Study in the middle. */
const navItems: readonly AppNavItem<string>[] = [
  { id: 'home', label: 'Home', icon: <House /> },
  { id: 'badges', label: 'Badges', icon: <Award /> },
  { id: 'study', label: 'Study', icon: <BookOpen />, isCentre: true },
  { id: 'streaks', label: 'Streaks', icon: <Flame /> },
  { id: 'profile', label: 'Profile', icon: <UserRound /> },
];

/** Each in a chunk of its own: the first screen should not wait for them. */
const StreaksScreen = lazyScreen(async () => (await import('./streaks/streaks-screen.tsx')).StreaksScreen);
const BadgesScreen = lazyScreen(async () => (await import('./badges/badges-screen.tsx')).BadgesScreen);
const EarnedBadgeRow = lazyScreen(async () => (await import('./badges/badges-screen.tsx')).EarnedBadgeRow);
const ProfileScreen = lazyScreen(async () => (await import('./profile/profile-screen.tsx')).ProfileScreen);
const ChangeChildButton = lazyScreen(async () => (await import('./profile/sign-out-section.tsx')).ChangeChildButton);
const QuizArea = lazyScreen(async () => (await import('./quiz/quiz-area.tsx')).QuizArea);

interface LearnerScreensProps {
  readonly learner: Learner;
  /** Something was achieved that other screens show too. */
  readonly onProgress: () => void;
}

/** A learner's places in their frame. While studying or taking a quiz the frame steps back: they have their own way out. */
export function LearnerScreens({ learner, onProgress }: LearnerScreensProps) {
  const navigation = useNavigation(learnerPlaces);
  const { place, push } = navigation;
  const isBusy = place.deck !== undefined || place.quiz !== undefined;
  const hasWorked = useOnce(isBusy);
  const isHome = place.tab === 'home';
  const outbox = useOutbox();
  // A child who was tapped on a family's device has no e-mail.
  const isOnDevice = useAccount().me.email === undefined;
  return (
    <AppShell
      width="narrow"
      placeKey={`${place.tab} ${place.deck?.id ?? place.quiz?.id ?? ''}`}
      {...(!isBusy && {
        title: isHome ? `Hi ${learner.name}` : (titles[place.tab] ?? 'Flashspark'),
        headerAction: isHome && (
          <>
            {isOnDevice && (
              <Suspense fallback={null}>
                <ChangeChildButton
                  finishSaving={() => finishSaving(outbox)}
                  onLeaving={() => navigation.replace(learnerPlaces.home)}
                />
              </Suspense>
            )}
            <Avatar name={learner.avatar} size={64} />
          </>
        ),
        nav: <AppNav items={navItems} current={place.tab} onSelect={(tab) => tab !== place.tab && push({ tab })} />,
      })}
    >
      {!isBusy && <AnswerNotices />}
      <Suspense fallback={<Skeleton height="320px" />}>
        <Screen learner={learner} navigation={navigation} onProgress={onProgress} />
      </Suspense>
      <BadgeCelebration learnerId={learner.id} isHeld={isBusy || !hasWorked} />
    </AppShell>
  );
}

interface ScreenProps extends LearnerScreensProps {
  readonly navigation: Navigation<LearnerPlace>;
}

function Screen({ learner, navigation: { place, push, replace, back }, onProgress }: ScreenProps): ReactNode {
  const outbox = useOutbox();
  switch (place.tab) {
    case 'home':
      return (
        <HomeScreen
          learnerId={learner.id}
          onStudy={() => push({ tab: 'study' })}
          onQuiz={() => push({ tab: 'quiz' })}
          assignedWork={<AssignedWork learnerId={learner.id} onOpen={(work) => push(placeOfWork(work))} />}
        />
      );
    case 'study':
      return (
        <StudyArea
          target={place.deck}
          onStudy={(deck) => push({ tab: 'study', deck })}
          onLeave={() => back({ tab: 'study' })}
          onFailed={() => replace({ tab: 'study' })}
        />
      );
    case 'quiz':
      return (
        <QuizArea
          target={place.quiz}
          onOpen={(quiz) => push({ tab: 'quiz', quiz })}
          onReplace={(quiz) => replace({ tab: 'quiz', quiz })}
          onLeave={() => back({ tab: 'quiz' })}
          onHandedIn={onProgress}
        />
      );
    case 'badges':
      return <BadgesScreen learnerId={learner.id} />;
    case 'streaks':
      return <StreaksScreen learnerId={learner.id} badges={<EarnedBadgeRow learnerId={learner.id} />} />;
    case 'profile':
      return (
        <ProfileScreen
          learner={learner}
          finishSaving={() => finishSaving(outbox)}
          forgetStudy={() => outbox.forgetAll()}
          onLeaving={() => replace(learnerPlaces.home)}
        />
      );
    default:
      return <ComingSoon />;
  }
}

/** Whether something has ever been so: badges are only looked for once there was work that could have earned one. */
function useOnce(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo;
}

/** One tap on assigned work begins it. */
function placeOfWork({ type, resourceId, resourceName }: Assignment): LearnerPlace {
  return type === 'deck'
    ? { tab: 'study', deck: { id: resourceId, name: resourceName } }
    : { tab: 'quiz', quiz: { id: resourceId } };
}

/** Sends what is still on this device before somebody signs out. */
async function finishSaving(outbox: StudyOutbox) {
  await outbox.flush(signOutPatienceMs);
  const { waitingAnswers, isLasting } = outbox.readState();
  return { waitingAnswers, isKept: isLasting };
}

/** A place that is not built yet. */
function ComingSoon() {
  return <EmptyState icon={<Rocket />} title="Coming soon..." />;
}
