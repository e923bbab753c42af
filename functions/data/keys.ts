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
 * | states of some cards                             | BatchGet HH/L#learner#SRS#deck#card                       |
 * | log of one card, of a learner                    | Query HH prefix L#learner#REV#deck#card#, L#learner#REV#  |
 * | study days, sessions of a learner                | Query HH prefix L#learner#DAY#, L#learner#SESSION#        |
 * | an invitation by its code, a counter of tries    | Get INVITATION, Get THROTTLE                              |
 */
export const userKeys = {
  partition: (userId: string) => `USER#${userId}`,
  profile: 'PROFILE',
  session: (sessionId: string) => `SESSION#${sessionId}`,
  sessions: 'SESSION#',
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
  /** Everything but the household itself and its members. */
  owned: ['LEARNER#', 'DECK#', 'CARD#', 'IMPORT#', 'PROGRESS#', 'L#'],
} as const;

/** What a learner's study leaves behind, in the household's partition. */
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
  facts: (learner: string) => `L#${learner}#FACTS`,
} as const;

/** Sort key of the local index `by-due`. `due` is an ISO instant, so that text order is time order. */
export const dueKeys = {
  due: (learner: string, deck: string, due: string) => `${learner}#${deck}#${due}`,
  deck: (learner: string, deck: string) => `${learner}#${deck}#`,
} as const;

/** Partition keys of the global index `admin-lists`. */
export const listKeys = { households: 'HOUSEHOLDS', users: 'USERS' } as const;
