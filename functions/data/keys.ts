/**
 * Every key string of the table. One family is one partition; nothing is ever scanned.
 *
 * | Access pattern                                   | Read                                                     |
 * |--------------------------------------------------|----------------------------------------------------------|
 * | who is calling, from where, in which household   | BatchGet USER/PROFILE, USER/SESSION, USER/HH, HH/META     |
 * | account by e-mail, by Google's sub               | Get EMAIL, Get GOOGLE, then Get USER/PROFILE              |
 * | households of an account                         | Query USER prefix HH#, then BatchGet HH/META              |
 * | all households (admin)                           | Query index admin-lists, HOUSEHOLDS                       |
 * | members, learners, decks of a household          | Query HH prefix MEMBER#, LEARNER#, DECK#                  |
 * | cards of a deck, in order                        | Query HH prefix CARD#deck#                                |
 * | progress of one learner, of all learners         | Query HH prefix PROGRESS#learner#, PROGRESS#              |
 * | due cards of a learner in a deck, soonest first  | Query index by-due prefix learner#deck#                   |
 * | states of some cards, of a stretch of the deck   | BatchGet, Query HH/L#learner#SRS#deck#card                |
 * | log of one card, of a learner                    | Query HH prefix L#learner#REV#deck#card#, L#learner#REV#  |
 * | study days, sessions, badges of a learner        | Query HH prefix L#learner#DAY#, …#SESSION#, …#BADGE#      |
 * | quizzes of a household; attempts of a learner    | Query HH prefix QUIZ#; L#learner#ATTEMPT#                 |
 * | the unfinished attempt of a learner at a quiz    | Get HH/L#learner#OPEN-ATTEMPT#quiz                        |
 * | assignments of a learner, of a household         | Query HH prefix ASSIGN#learner#, ASSIGN#                  |
 * | an invitation by its code, a counter of tries    | Get INVITATION, Get THROTTLE                              |
 * | totals and active accounts (admin)               | BatchGet COUNT, Query ACTIVE from a day on               |
 * | accounts by e-mail, households by name (admin)   | Query index admin-lists, USERS, HOUSEHOLD-NAMES           |
 * | what admins did, newest first                    | Query AUDIT prefix ENTRY#                                 |
 * | deletions that are not through, oldest first     | Query DELETIONS prefix SINCE#                             |
 */
export const userKeys = {
  partition: (userId: string) => `USER#${userId}`,
  profile: 'PROFILE',
  session: (sessionId: string) => `SESSION#${sessionId}`,
  household: (householdId: string) => `HH#${householdId}`,
  households: 'HH#',
} as const;

export const lookupKeys = {
  email: (email: string) => `EMAIL#${email}`,
  google: (subject: string) => `GOOGLE#${subject}`,
  invitation: (codeHash: string) => `INVITATION#${codeHash}`,
  throttle: (scope: string, subjectHash: string) => `THROTTLE#${scope}#${subjectHash}`,
  /** Items that stand alone in their partition. */
  only: 'ONLY',
} as const;

export const householdKeys = {
  partition: (householdId: string) => `HH#${householdId}`,
  meta: 'META',
  /** Stands in the admins' index under the household's name. */
  listedName: 'LISTED-NAME',
  member: (userId: string) => `MEMBER#${userId}`,
  members: 'MEMBER#',
  learner: (learner: string) => `LEARNER#${learner}`,
  learners: 'LEARNER#',
  deck: (deck: string) => `DECK#${deck}`,
  decks: 'DECK#',
  card: (deck: string, card: string) => `CARD#${deck}#${card}`,
  cards: (deck: string) => `CARD#${deck}#`,
  cardImport: (deck: string, importHash: string) => `IMPORT#${deck}#${importHash}`,
  cardImports: (deck: string) => `IMPORT#${deck}#`,
  progress: (learner: string, deck: string) => `PROGRESS#${learner}#${deck}`,
  progressOf: (learner: string) => `PROGRESS#${learner}#`,
  allProgress: 'PROGRESS#',
  quiz: (quiz: string) => `QUIZ#${quiz}`,
  quizzes: 'QUIZ#',
  assignment: (learner: string, assignment: string) => `ASSIGN#${learner}#${assignment}`,
  assignmentsOf: (learner: string) => `ASSIGN#${learner}#`,
  assignments: 'ASSIGN#',
  /** Everything but the household itself and its members, in the order in which it is removed. */
  owned: ['LISTED-NAME', 'LEARNER#', 'DECK#', 'CARD#', 'IMPORT#', 'PROGRESS#', 'QUIZ#', 'ASSIGN#', 'L#'],
} as const;

/**
 * What a learner's study leaves behind, in the household's partition. It is removed from the last key back, once no progress
 * is left: states first, then the sessions without which no answer is stored, then the rest. So an answer that is on its way
 * meanwhile leaves nothing behind.
 */
export const studyKeys = {
  all: (learner: string) => `L#${learner}#`,
  state: (learner: string, deck: string, card: string) => `L#${learner}#SRS#${deck}#${card}`,
  states: (learner: string, deck: string) => `L#${learner}#SRS#${deck}#`,
  review: (learner: string, deck: string, card: string, review: string) => `L#${learner}#REV#${deck}#${card}#${review}`,
  reviewsOfCard: (learner: string, deck: string, card: string) => `L#${learner}#REV#${deck}#${card}#`,
  reviews: (learner: string) => `L#${learner}#REV#`,
  day: (learner: string, studyDay: string) => `L#${learner}#DAY#${studyDay}`,
  days: (learner: string) => `L#${learner}#DAY#`,
  session: (learner: string, session: string) => `L#${learner}#SESSION#${session}`,
  sessions: (learner: string) => `L#${learner}#SESSION#`,
  attempt: (learner: string, attempt: string) => `L#${learner}#ATTEMPT#${attempt}`,
  attempts: (learner: string) => `L#${learner}#ATTEMPT#`,
  openAttempt: (learner: string, quiz: string) => `L#${learner}#OPEN-ATTEMPT#${quiz}`,
  badge: (learner: string, badge: string) => `L#${learner}#BADGE#${badge}`,
  badges: (learner: string) => `L#${learner}#BADGE#`,
  facts: (learner: string) => `L#${learner}#FACTS`,
} as const;

/** Sort key of the local index `by-due`. `due` is an ISO instant, so that text order is time order. */
export const dueKeys = {
  due: (learner: string, deck: string, due: string) => `${learner}#${deck}#${due}`,
  deck: (learner: string, deck: string) => `${learner}#${deck}#`,
} as const;

/** Partition keys of the global index `admin-lists`. */
export const listKeys = { households: 'HOUSEHOLDS', householdNames: 'HOUSEHOLD-NAMES', users: 'USERS' } as const;

/** Counters over the whole product, and the accounts last in use by UTC day. */
export const countKeys = {
  counter: (kind: string, shard: number) => `COUNT#${kind}#${shard}`,
  only: 'ONLY',
  active: 'ACTIVE',
  activeOn: (day: string, shard: number) => `${day}#${shard}`,
} as const;

/** What admins did, by time. */
export const auditKeys = {
  partition: 'AUDIT',
  entry: (entryId: string) => `ENTRY#${entryId}`,
  entries: 'ENTRY#',
} as const;

/** Things that are hidden already and not removed yet, by the time at which that began. */
export const deletionKeys = {
  partition: 'DELETIONS',
  since: (instant: string) => `SINCE#${instant}`,
  deletion: (instant: string, householdId: string, id: string) => `SINCE#${instant}#${householdId}#${id}`,
  deletions: 'SINCE#',
} as const;
