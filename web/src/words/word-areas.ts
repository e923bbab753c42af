/**
 * The areas of the catalogue: what a page loads together. Each names the folders and files of `web/src` whose sentences it holds, without those that another area
 * names. The build divides a language's file, `web/locales/<language>.po`, by them, and a page fetches an area's words with its first screen.
 */
export const wordAreas = {
  /** Whatever every visitor loads first: the frame of the page and what it says when a call fails. */
  everywhere: [
    'app',
    'lib',
    'queries',
    'components/layout',
    'components/feedback',
    'components/avatars',
    'components/controls/button.tsx',
    'words',
  ],
  /** What screens are made of, except a child's Home: dialogs, fields, pickers, sides of cards. Comes with every area behind it (`language.ts`). */
  parts: [
    'components',
    'components/account/app-on-device.tsx',
    'components/account/passkey-failure.tsx',
    'components/account/language-choice.tsx',
    'components/account/pin-field.tsx',
    'components/account/proof-form.tsx',
    'components/layout/facts.tsx',
    'words/counts.ts',
    'words/durations.ts',
    'words/roles.ts',
    'words/streaks.ts',
  ],
  /** A person's own account, also a learner's. */
  account: ['components/account', 'learner/profile', 'learner/home/join-screen.tsx'],
  entrance: ['signed-out'],
  legal: ['signed-out/legal'],
  /** A learner's Home, which is first; then the screens behind it. */
  learner: ['learner', 'learner/study/outbox'],
  learning: [
    'learner/study',
    'learner/quiz',
    'learner/badges',
    'learner/streaks',
    'learner/garden',
    'learner/read-aloud',
    'learner/behind-screens.tsx',
  ],
  /** A grown-up's screens; then what their home proposes; then settings, and decks, cards and quizzes as they are made. */
  parent: ['parent', 'parent/settings/family-data.tsx', 'components/account/email-code.tsx'],
  hints: [
    'parent/learners/first-checklist.tsx',
    'parent/learners/minutes-offer.tsx',
    'parent/learners/passkey-offer.tsx',
    'parent/learners/weekly-mail-offer.tsx',
  ],
  settings: ['parent/settings'],
  making: [
    'parent/create',
    'parent/learners/hard-card.tsx',
    'parent/learners/next-decks.tsx',
    'parent/reports/loose-cards.tsx',
  ],
  /** Together with the learner's. */
  together: ['together'],
  admin: ['admin'],
  /** What ready decks say, beside their cards. The sentences are in `shared/library`. Opened where a ready deck is shown or made. */
  shelf: ['words/shelf'],
  /** What the server or a form objects to, loaded with the first objection. The sentences are in `shared`; `words/word-refusal.ts` and `word-problem.ts` open them. */
  refusals: ['words/word-refusal.ts'],
} as const;

export type WordArea = keyof typeof wordAreas;

/** The area of a module of `web/src`, by the longest folder or file that holds it. */
export function areaOf(module: string): WordArea | undefined {
  const entries = Object.entries(wordAreas) as [WordArea, readonly string[]][];
  const holding = entries.flatMap(([area, folders]) =>
    folders.filter((folder) => `${module}/`.startsWith(`${folder}/`)).map((folder) => ({ area, folder })),
  );
  return holding.toSorted((a, b) => b.folder.length - a.folder.length)[0]?.area;
}
