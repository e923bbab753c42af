/** Every bound of the product in one place. Lengths count UTF-16 code units; sizes are bytes. */
export const limits = {
  nameLength: 120,
  descriptionLength: 1_000,
  cardSideLength: 5_000,
  notesLength: 1_000,
  emailLength: 254,
  passwordMinLength: 6,
  passwordMaxLength: 128,
  cardsPerDeck: 5_000,
  decksPerHousehold: 500,
  quizzesPerHousehold: 500,
  learnersPerHousehold: 20,
  grownUpsPerHousehold: 10,
  householdsPerParent: 20,
  openAssignmentsPerLearner: 200,
  cardsPerImportCall: 200,
  importRows: 10_000,
  importFileBytes: 10 * 1024 * 1024,
  reviewsPerCall: 50,
  /** So many answers go out without waiting longer: a session of 20 cards, with the wrong ones that came back. */
  answersGathered: 25,
  /** Nor does an answer wait longer, in milliseconds: so far another device, or a grown-up's report, may be behind. */
  answersGatheredMs: 3 * 60_000,
  requestBodyBytes: 256 * 1024,
  idLength: 96,
  pageSize: 1_000,
} as const;
