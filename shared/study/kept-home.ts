import { recountWaiting, sayNeeded } from '../scheduling/offer-deck.ts';
import { countDay } from '../scheduling/offer-mix.ts';
import { tracksOf } from '../scheduling/track.ts';
import { countMastered, countStudied, countWaiting } from '../scheduling/track-progress.ts';
import type { Badge, EarnedBadge } from '../schemas/activity.ts';
import type { PackedStudy } from '../schemas/pack.ts';
import { badgesReached } from '../streaks/badges.ts';
import { streakBadges } from '../streaks/further-badges.ts';
import { streakFromFacts } from '../streaks/streak.ts';
import type { OwnStudy, Pack } from './kept-study.ts';
import { type Kept, openPack } from './open-pack.ts';

type Home = Pack['home'];

/** What a device can show without a connection: Home and the badges. */
export interface KeptHome extends Home {
  /** All streak badges, easiest first. */
  readonly badges?: Badge[];
  /** Absent if the pack is of a release that did not pack them. */
  readonly earned?: EarnedBadge[];
}

/** @returns Home as of now, from the pack and what was done on this device since */
export async function keptHome(pack: Pack, own: OwnStudy, now: Date): Promise<KeptHome> {
  const { home, study: packed } = pack;
  if (!packed) return home;
  const kept = openPack(pack, packed, own, now);
  const { study, today, source, assignments } = kept;
  return {
    ...home,
    streak: streakFromFacts(study.streak, today, study.restDays),
    today: { ...(await countDay(source, kept)), ...countBadges(home, packed, study) },
    badges: [...streakBadges],
    ...(study.earned && { earned: study.earned }),
    ...(home.decks && {
      decks: await recountWaiting(
        source,
        home.decks.map((deck) => recountDeck(deck, kept)),
        kept,
      ),
    }),
    ...(assignments && { assignments: await sayNeeded(source, assignments, kept) }),
  };
}

/** Streak badges are also counted offline; other badges are awarded by the server later. */
function countBadges({ today }: Home, before: PackedStudy, after: PackedStudy): { readonly badges?: number } {
  const [had, has] = [before, after].map(
    ({ earned, streak }) => (earned ?? badgesReached(streak?.longestStreak ?? 0)).length,
  );
  const badges = (today?.badges ?? 0) + (has ?? 0) - (had ?? 0);
  return badges > 0 ? { badges } : {};
}

type HomeDeck = NonNullable<Home['decks']>[number];

function recountDeck(deck: HomeDeck, { decks, progress, today, goal }: Kept): HomeDeck {
  const counted = decks.find(({ id }) => id === deck.id);
  if (!counted) return deck;
  const tracks = tracksOf({ deck: counted.deck, asks: 'both' });
  const own = progress.filter((one) => tracks.includes(one.deck));
  const reviews = own.reduce((sum, one) => sum + one.reviews, 0);
  const correct = own.reduce((sum, one) => sum + one.correct, 0);
  const studiedCards = countStudied(counted, own);
  return {
    ...deck,
    masteredCards: countMastered(counted, own),
    dueCards: countWaiting(counted, own, today, goal.newCards),
    ...(reviews > 0 && { accuracy: correct / reviews }),
    ...(studiedCards > 0 && { studiedCards }),
  };
}
