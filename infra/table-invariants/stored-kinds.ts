import type * as z from 'zod';
import { storedActiveDay } from '../../functions/data/active-accounts.ts';
import { storedAssignment } from '../../functions/data/assignment.ts';
import { storedAuditEntry } from '../../functions/data/audit-entry.ts';
import { storedCardImport } from '../../functions/data/card-import.ts';
import { storedCardMemory } from '../../functions/data/card-memory.ts';
import { storedCard } from '../../functions/data/card.ts';
import { storedDeckProgress } from '../../functions/data/deck-progress.ts';
import { storedDeck } from '../../functions/data/deck.ts';
import { storedEarnedBadge } from '../../functions/data/earned-badge.ts';
import { storedHousehold, storedListedName } from '../../functions/data/household.ts';
import { storedInvitation } from '../../functions/data/invitation.ts';
import { auditKeys, countKeys, deletionKeys, householdKeys, studyKeys, userKeys } from '../../functions/data/keys.ts';
import { storedLearnerFacts } from '../../functions/data/learner-facts.ts';
import { storedLearner } from '../../functions/data/learner.ts';
import { storedMembership } from '../../functions/data/membership.ts';
import { storedPendingDeletion } from '../../functions/data/pending-deletion.ts';
import { storedCount } from '../../functions/data/product-counts.ts';
import { storedOpenAttempt, storedQuizAttempt } from '../../functions/data/quiz-attempt.ts';
import { storedQuiz } from '../../functions/data/quiz.ts';
import { storedReview } from '../../functions/data/review.ts';
import { storedSignInSession } from '../../functions/data/sign-in-session.ts';
import { storedStudyDay } from '../../functions/data/study-day.ts';
import { storedStudySession } from '../../functions/data/study-session.ts';
import { storedThrottle } from '../../functions/data/throttle.ts';
import { storedAccountPointer, storedUser } from '../../functions/data/user.ts';

interface Kind<S extends z.ZodType> {
  /** What the key looks like, written `PK/SK`; the groups are the ids in it. */
  readonly key: RegExp;
  readonly schema: S;
  /** The key that the item's own fields ask for, where they say one; `ids` are those of the key. */
  readonly keyOf?: (item: z.output<S>, ids: Ids) => string;
}

type Ids = readonly [string, string, string, string];

function kind<S extends z.ZodType>(key: RegExp, schema: S, keyOf?: Kind<S>['keyOf']): Kind<S> {
  return { key, schema, ...(keyOf && { keyOf }) };
}

const ofUser = (userId: string, sortKey: string) => `${userKeys.partition(userId)}/${sortKey}`;
const ofHousehold = (householdId: string, sortKey: string) => `${householdKeys.partition(householdId)}/${sortKey}`;

/** Every kind of item that the table holds. A row that is none of them does not belong there. */
export const storedKinds = {
  account: kind(/^USER#([^#/]+)\/PROFILE$/, storedUser, ({ id }) => ofUser(id, userKeys.profile)),
  signInSession: kind(/^USER#([^#/]+)\/SESSION#([^#/]+)$/, storedSignInSession, ({ userId, id }) =>
    ofUser(userId, userKeys.session(id)),
  ),
  accountMembership: kind(/^USER#([^#/]+)\/HH#([^#/]+)$/, storedMembership, (own) =>
    ofUser(own.userId, userKeys.household(own.householdId)),
  ),
  emailMarker: kind(/^EMAIL#(.+)\/ONLY$/, storedAccountPointer),
  googleMarker: kind(/^GOOGLE#(.+)\/ONLY$/, storedAccountPointer),
  invitation: kind(/^INVITATION#(.+)\/ONLY$/, storedInvitation),
  throttle: kind(/^THROTTLE#([^#]+)#(.+)\/ONLY$/, storedThrottle),
  household: kind(/^HH#([^#/]+)\/META$/, storedHousehold, ({ id }) => ofHousehold(id, householdKeys.meta)),
  listedName: kind(/^HH#([^#/]+)\/LISTED-NAME$/, storedListedName, ({ householdId }) =>
    ofHousehold(householdId, householdKeys.listedName),
  ),
  membership: kind(/^HH#([^#/]+)\/MEMBER#([^#/]+)$/, storedMembership, (own) =>
    ofHousehold(own.householdId, householdKeys.member(own.userId)),
  ),
  learner: kind(/^HH#([^#/]+)\/LEARNER#([^#/]+)$/, storedLearner, ({ learner }, [hh]) =>
    ofHousehold(hh, householdKeys.learner(learner)),
  ),
  deck: kind(/^HH#([^#/]+)\/DECK#([^#/]+)$/, storedDeck, ({ deck }, [hh]) => ofHousehold(hh, householdKeys.deck(deck))),
  card: kind(/^HH#([^#/]+)\/CARD#([^#/]+)#([^#/]+)$/, storedCard, ({ deck, card }, [hh]) =>
    ofHousehold(hh, householdKeys.card(deck, card)),
  ),
  cardImport: kind(/^HH#([^#/]+)\/IMPORT#([^#/]+)#([^#/]+)$/, storedCardImport),
  progress: kind(/^HH#([^#/]+)\/PROGRESS#([^#/]+)#([^#/]+)$/, storedDeckProgress, (own, [hh]) =>
    ofHousehold(hh, householdKeys.progress(own.learner, own.deck)),
  ),
  quiz: kind(/^HH#([^#/]+)\/QUIZ#([^#/]+)$/, storedQuiz, ({ quiz }, [hh]) => ofHousehold(hh, householdKeys.quiz(quiz))),
  assignment: kind(/^HH#([^#/]+)\/ASSIGN#([^#/]+)#([^#/]+)$/, storedAssignment, (own, [hh]) =>
    ofHousehold(hh, householdKeys.assignment(own.learner, own.assignment)),
  ),
  memory: kind(/^HH#([^#/]+)\/L#([^#/]+)#SRS#([^#/]+)#([^#/]+)$/, storedCardMemory, (own, [hh]) =>
    ofHousehold(hh, studyKeys.state(own.learner, own.deck, own.card)),
  ),
  review: kind(/^HH#([^#/]+)\/L#([^#/]+)#REV#([^#/]+)#[^#]+#[^#]+$/, storedReview, (own, [hh, learner]) =>
    ofHousehold(hh, studyKeys.review(learner, own.deck, own.card, own.id)),
  ),
  studyDay: kind(/^HH#([^#/]+)\/L#([^#/]+)#DAY#([^#/]+)$/, storedStudyDay, ({ day }, [hh, learner]) =>
    ofHousehold(hh, studyKeys.day(learner, day)),
  ),
  studySession: kind(/^HH#([^#/]+)\/L#([^#/]+)#SESSION#([^#/]+)$/, storedStudySession, (own, [hh]) =>
    ofHousehold(hh, studyKeys.session(own.learner, own.session)),
  ),
  attempt: kind(/^HH#([^#/]+)\/L#([^#/]+)#ATTEMPT#([^#/]+)$/, storedQuizAttempt, (own, [hh]) =>
    ofHousehold(hh, studyKeys.attempt(own.learner, own.attempt)),
  ),
  openAttempt: kind(/^HH#([^#/]+)\/L#([^#/]+)#OPEN-ATTEMPT#([^#/]+)$/, storedOpenAttempt),
  badge: kind(/^HH#([^#/]+)\/L#([^#/]+)#BADGE#([^#/]+)$/, storedEarnedBadge, (own, [hh, learner]) =>
    ofHousehold(hh, studyKeys.badge(learner, own.badgeId)),
  ),
  facts: kind(/^HH#([^#/]+)\/L#([^#/]+)#FACTS$/, storedLearnerFacts),
  total: kind(
    /^COUNT#(.+)#(\d+)\/ONLY$/,
    storedCount,
    (own, [, shard]) => `${countKeys.counter(own.kind, Number(shard))}/${countKeys.only}`,
  ),
  activeDay: kind(/^ACTIVE\/(\d{4}-\d\d-\d\d)#(\d+)$/, storedActiveDay),
  pendingDeletion: kind(
    /^DELETIONS\/SINCE#([^#]+)#([^#]+)#([^#]+)$/,
    storedPendingDeletion,
    ({ since, householdId, id }) => `${deletionKeys.partition}/${deletionKeys.deletion(since, householdId, id)}`,
  ),
  auditEntry: kind(
    /^AUDIT\/ENTRY#(.+)$/,
    storedAuditEntry,
    ({ id }) => `${auditKeys.partition}/${auditKeys.entry(id)}`,
  ),
} as const;

export type KindName = keyof typeof storedKinds;
