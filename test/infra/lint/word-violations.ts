import type { Violation } from './violation.ts';

const rule = 'structure(words-in-catalogue)';
const lingui = "import { useLingui } from '@lingui/react/macro';\n";

/** Sentences that no translator would see, each with the closest form that the catalogue holds. */
export const wordViolations: readonly Violation[] = [
  {
    name: 'a bare sentence in an element',
    file: 'web/src/parent/bare-text.tsx',
    source: 'export const Note = () => <p>Nothing is lost.</p>;\n',
    rule,
  },
  {
    name: 'a bare label that is only spoken',
    file: 'web/src/learner/bare-label.tsx',
    source: 'export const Close = () => <button type="button" aria-label="Close" />;\n',
    rule,
  },
  {
    name: 'a sentence that one of two cases says',
    file: 'web/src/components/bare-case.tsx',
    source: "export const State = ({ isOn }: { readonly isOn: boolean }) => <p>{isOn ? 'It is on.' : null}</p>;\n",
    rule,
  },
  {
    name: 'a sentence of an error that is shown',
    file: 'web/src/parent/create/import/bare-refusal.ts',
    source: "class ImportRefusal extends Error {}\nexport const refusal = new ImportRefusal('Bare.');\n",
    rule,
  },
  {
    name: 'a sentence of the catalogue',
    file: 'web/src/parent/told-text.tsx',
    source: `${lingui}export const Note = () => {\n  const { t } = useLingui();\n  return <p>{t\`Nothing is lost.\`}</p>;\n};\n`,
  },
  {
    name: 'a name that is the same in every language',
    file: 'web/src/parent/brand.tsx',
    source: 'export const Brand = () => <p>Flashspark</p>;\n',
  },
];
