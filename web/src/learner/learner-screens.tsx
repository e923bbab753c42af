import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Award from 'virtual:icons/award';
import BookOpen from 'virtual:icons/book-open';
import Flame from 'virtual:icons/flame';
import House from 'virtual:icons/house';
import UserRound from 'virtual:icons/user-round';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { EarnedBadge } from '../../../shared/schemas/activity.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import { Avatar } from '../components/avatars/avatar.tsx';
import { lazyScreen, usePrefetch } from '../components/feedback/lazy-screen.tsx';
import { Skeleton } from '../components/feedback/loading.tsx';
import { EmptyState } from '../components/feedback/messages.tsx';
import { AppNav, type AppNavItem } from '../components/layout/app-nav.tsx';
import { AppShell } from '../components/layout/app-shell.tsx';
import { useAccount } from '../lib/account/account.tsx';
import { type Navigation, useNavigation } from '../lib/page/navigation.ts';
import { AssignedWork } from './home/assigned-work.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { type LearnerPlace, learnerPlaces, placeOfWork, todaysMix } from './learner-place.ts';
import { afterPaint, callAfterOpening, callWhenSettled, openingMs } from '../lib/page/quiet-page.ts';
import type { OutboxUse } from './study/outbox/with-outbox.tsx';

/** The list of quizzes and the garden have their own, beside Back. */
const titles: Readonly<Record<string, MessageDescriptor>> = {
  study: msg`Study`,
  badges: msg`Badges`,
  streaks: msg`Streaks`,
  profile: msg`Settings`,
};

const navItems: readonly (Omit<AppNavItem<string>, 'label'> & { readonly label: MessageDescriptor })[] = [
  { id: 'home', label: msg`Home`, icon: <House /> },
  { id: 'badges', label: msg`Badges`, icon: <Award /> },
  { id: 'study', label: msg`Study`, icon: <BookOpen />, isCentre: true },
  { id: 'streaks', label: msg`Streaks`, icon: <Flame /> },
  { id: 'profile', label: msg`Profile`, icon: <UserRound /> },
];

interface ProfileProps {
  readonly learner: Learner;
  readonly onLeaving: () => void;
}

interface LeaveDeviceProps extends Pick<ProfileProps, 'onLeaving'> {
  readonly isForGrownUp?: boolean;
}

/** Separate chunks, so that Home doesn't wait for them. */
const BehindScreens = lazyScreen(
  afterPaint(async () => (await import('./behind-screens.tsx')).BehindScreens),
  'learning',
);
export const StudyArea = lazyScreen(async () => (await import('./study/study-area.tsx')).StudyArea, 'learning');
const StreaksScreen = lazyScreen(async () => (await import('./streaks/streaks-screen.tsx')).StreaksScreen, 'learning');
const BadgesScreen = lazyScreen(async () => (await import('./badges/badges-screen.tsx')).BadgesScreen, 'learning');
const EarnedBadgeRow = lazyScreen(async () => (await import('./badges/badges-screen.tsx')).EarnedBadgeRow, 'learning');
const ProfileScreen = lazyScreen(
  async () => await withOutbox<ProfileProps>((await import('./profile/profile-screen.tsx')).ProfileScreen),
  'account',
);
const LeaveDeviceButton = lazyScreen(
  async () => await withOutbox<LeaveDeviceProps>((await import('./profile/sign-out-section.tsx')).LeaveDeviceButton),
  'account',
);
const GardenScreen = lazyScreen(async () => (await import('./garden/garden-screen.tsx')).GardenScreen, 'learning');
const QuizArea = lazyScreen(async () => (await import('./quiz/quiz-area.tsx')).QuizArea, 'learning');

/** Gives a component that signs out or leaves the family access to the outbox. */
async function withOutbox<Props extends object>(
  Ending: ComponentType<Props & OutboxUse>,
): Promise<ComponentType<Props>> {
  const loaded = await import('./study/outbox/with-outbox.tsx');
  return loaded.withOutbox(Ending);
}

/** What study opens with and ends with, in chunks of its own. */
const aroundCards = {
  prefetch: async () => {
    const { aroundCards: screens } = await import('./study/study-area.tsx');
    for (const screen of screens) await screen.prefetch();
  },
};

const fetchedAhead = [
  StudyArea,
  aroundCards,
  QuizArea,
  StreaksScreen,
  BadgesScreen,
  EarnedBadgeRow,
  GardenScreen,
  ProfileScreen,
];

interface LearnerScreensProps {
  readonly learner: Learner;
}

/** Learner screens in the app shell. Study sessions and quizzes hide its header and navigation: they have their own. */
export function LearnerScreens({ learner }: LearnerScreensProps) {
  const { t } = useLingui();
  const navigation = useNavigation(learnerPlaces);
  const { place, push } = navigation;
  const isBusy = place.deck !== undefined || place.quiz !== undefined;
  const isHome = place.tab === 'home';
  const title = titles[place.tab];
  const [news, setNews] = useState<readonly EarnedBadge[]>([]);
  const noteEarned = (badges: readonly EarnedBadge[]) => setNews((before) => [...before, ...badges]);
  // Background work starts three seconds after the page or with a session's first card, because earlier answers must not wait for slow calls. For pre-readers, who
  // need spoken controls, it starts immediately.
  const [hasWork, setHasWork] = useState(learner.canRead === false);
  useEffect(() => callAfterOpening(() => setHasWork(true), openingMs), []);
  useEffect(() => (isBusy ? callWhenSettled(() => setHasWork(true)) : undefined), [isBusy]);
  usePrefetch(fetchedAhead);
  return (
    <AppShell
      width={isBusy ? 'narrow' : 'page'}
      placeKey={`${place.tab} ${place.deck?.id ?? place.quiz?.id ?? ''}`}
      {...(!isBusy && {
        title: isHome ? t`Hi ${{ name: learner.name }}` : title && t(title),
        headerAction: isHome && (
          <>
            <LeaveDevice onLeaving={() => navigation.replace(learnerPlaces.home)} />
            <Avatar name={learner.avatar} size={64} />
          </>
        ),
        nav: (
          <AppNav
            items={navItems.map(({ label, ...item }) => ({ ...item, label: t(label) }))}
            current={place.tab === 'garden' ? 'home' : place.tab}
            onSelect={(tab) => tab !== place.tab && push({ tab })}
          />
        ),
      })}
    >
      {hasWork && (
        <Suspense fallback={null}>
          <BehindScreens learnerId={learner.id} news={news} onEarned={noteEarned} isHeld={isBusy} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton height="320px" />}>
        <Screen learner={learner} navigation={navigation} onEarned={noteEarned} />
      </Suspense>
    </AppShell>
  );
}

/** Renders nothing unless the child is signed in on a family device. Such a child has no email. */
function LeaveDevice(props: LeaveDeviceProps): ReactNode {
  return (
    useAccount().me.email === undefined && (
      <Suspense fallback={<span className="target-high" />}>
        <LeaveDeviceButton {...props} />
      </Suspense>
    )
  );
}

interface ScreenProps extends LearnerScreensProps {
  readonly navigation: Navigation<LearnerPlace>;
  readonly onEarned: (badges: readonly EarnedBadge[]) => void;
}

function Screen({ learner, navigation: { place, push, replace, back }, onEarned }: ScreenProps): ReactNode {
  switch (place.tab) {
    case 'home':
      return (
        <HomeScreen
          learnerId={learner.id}
          onToday={() => push({ tab: 'study', deck: todaysMix })}
          onStudy={() => push({ tab: 'study' })}
          onQuiz={() => push({ tab: 'quiz' })}
          onStreaks={() => push({ tab: 'streaks' })}
          onBadges={() => push({ tab: 'badges' })}
          onGarden={() => push({ tab: 'garden' })}
          assignedWork={<AssignedWork learnerId={learner.id} onOpen={(work) => push(placeOfWork(work))} />}
          wayBack={<LeaveDevice isForGrownUp onLeaving={() => replace(learnerPlaces.home)} />}
        />
      );
    case 'study':
      return (
        <StudyArea
          target={place.deck}
          onStudy={(deck) => push({ tab: 'study', deck })}
          onNext={(deck) => replace({ tab: 'study', deck })}
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
          onBack={() => back({ tab: 'home' })}
          onStudy={() => push({ tab: 'study' })}
          onHandedIn={({ earnedBadges }) => earnedBadges && onEarned(earnedBadges)}
        />
      );
    case 'badges':
      return <BadgesScreen learnerId={learner.id} />;
    case 'streaks':
      return <StreaksScreen learnerId={learner.id} badges={<EarnedBadgeRow learnerId={learner.id} />} />;
    case 'garden':
      return <GardenScreen onBack={() => back({ tab: 'home' })} />;
    case 'profile':
      return <ProfileScreen learner={learner} onLeaving={() => replace(learnerPlaces.home)} />;
    default:
      return <ComingSoon />;
  }
}

function ComingSoon() {
  const { t } = useLingui();
  return <EmptyState title={t`Coming soon...`} />;
}
