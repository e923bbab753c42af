import type { AskedSide } from '../../schemas/deck.ts';

/** SQL for the tables of a collection with schema 11, which every Anki version since 2.0 reads. */
export const collectionTables = `
CREATE TABLE col (id integer PRIMARY KEY, ${integers('crt mod scm ver dty usn ls')}, ${texts('conf models decks dconf tags')});
CREATE TABLE notes (id integer PRIMARY KEY, ${texts('guid')}, ${integers('mid mod usn')}, ${texts('tags flds')}, ${integers('sfld csum flags')}, ${texts('data')});
CREATE TABLE cards (id integer PRIMARY KEY, ${integers('nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags')}, ${texts('data')});
CREATE TABLE revlog (id integer PRIMARY KEY, ${integers('cid usn ease ivl lastIvl factor time type')});
CREATE TABLE graves (${integers('usn oid type')});
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);`;

function integers(names: string): string {
  return listColumns(names, 'integer');
}

function texts(names: string): string {
  return listColumns(names, 'text');
}

function listColumns(names: string, type: string): string {
  return names
    .split(' ')
    .map((name) => `${name} ${type} NOT NULL`)
    .join(', ');
}

interface NoteKind {
  /** Never changes: Anki recognizes the note type by it when a later export is imported. */
  readonly id: number;
  readonly name: string;
  /** The fields shown as questions, one per card. */
  readonly questions: readonly ('Front' | 'Back')[];
  /** Whether notes have a third field, which is shown with the answer. */
  readonly hasExtra?: boolean;
}

/** Note types by the sides that a deck shows as questions. Their own names keep Anki's built-in Basic type unchanged. */
const noteKinds: Readonly<Record<AskedSide, NoteKind>> = {
  front: { id: 1_763_856_000_001, name: 'Flashspark', questions: ['Front'] },
  back: { id: 1_763_856_000_002, name: 'Flashspark (asks the back)', questions: ['Back'] },
  both: { id: 1_763_856_000_003, name: 'Flashspark (and reversed card)', questions: ['Front', 'Back'] },
};

/**
 * @param asks what the card's deck asks
 * @returns the note type of a card. Cards with an extra have types of their own, because a note type that Anki knows must keep its fields.
 */
export function noteKindOf(asks: AskedSide = 'front', hasExtra = false): NoteKind {
  const { id, name, questions } = noteKinds[asks];
  return hasExtra ? { id: id + 100, name: `${name} with extra`, questions, hasExtra } : noteKinds[asks];
}

/** The JSON columns of table `col`: settings, note types, decks, deck options and tags. */
export function describeCollection(
  kinds: readonly NoteKind[],
  decks: ReadonlyMap<number, string>,
  seconds: number,
): string[] {
  const models = kinds.map((kind) => describeKind(kind, seconds));
  const all = [...new Map([[1, 'Default'], ...decks])].map(([id, name]) => describeDeck(id, name, seconds));
  const byId = (ones: readonly { readonly id: number }[]) => Object.fromEntries(ones.map((one) => [one.id, one]));
  const [firstDeck = 1] = decks.keys();
  const conf = {
    activeDecks: [firstDeck],
    curDeck: firstDeck,
    curModel: models[0]?.id,
    nextPos: 1,
    sortType: 'noteFld',
    sortBackwards: false,
    addToCur: true,
    dayLearnFirst: false,
    newSpread: 0,
    collapseTime: 1200,
    timeLim: 0,
    estTimes: true,
    dueCounts: true,
  };
  return [conf, byId(models), byId(all), { 1: deckOptions }, {}].map((part) => JSON.stringify(part));
}

const css = `.card { font-family: Arial, sans-serif; font-size: 22px; line-height: 1.4; text-align: center; color: black; background-color: white; }
.card img { max-width: 100%; max-height: 60vh; }
.card ul, .card ol, .card pre { display: inline-block; text-align: start; }`;

function describeKind({ id, name, questions, hasExtra }: NoteKind, seconds: number) {
  const fields = hasExtra ? ['Front', 'Back', 'Extra'] : ['Front', 'Back'];
  const show = (field: string) => `<div dir="auto">{{${field}}}</div>`;
  const extra = hasExtra ? `\n\n{{#Extra}}${show('Extra')}{{/Extra}}` : '';
  return {
    id,
    name,
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: null,
    css,
    tags: [],
    vers: [],
    latexPre: String.raw`\documentclass[12pt]{article}\special{papersize=3in,5in}\usepackage{amssymb,amsmath}\pagestyle{empty}\setlength{\parindent}{0in}\begin{document}`,
    latexPost: String.raw`\end{document}`,
    flds: fields.map((field, ord) => ({
      name: field,
      ord,
      sticky: false,
      rtl: false,
      font: 'Arial',
      size: 20,
      media: [],
    })),
    tmpls: questions.map((asked, ord) => ({
      name: `Card ${ord + 1}`,
      ord,
      did: null,
      bqfmt: '',
      bafmt: '',
      qfmt: show(asked),
      afmt: `{{FrontSide}}\n\n<hr id="answer">\n\n${show(asked === 'Front' ? 'Back' : 'Front')}${extra}`,
    })),
    req: questions.map((asked, ord) => [ord, 'any', [fields.indexOf(asked)]]),
  };
}

function describeDeck(id: number, name: string, seconds: number) {
  const today = { newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] };
  return {
    id,
    name,
    mod: seconds,
    usn: -1,
    desc: '',
    dyn: 0,
    conf: 1,
    collapsed: false,
    extendNew: 10,
    extendRev: 50,
    ...today,
  };
}

/** Anki's default deck options, such as new cards per day and intervals. */
const deckOptions = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
  rev: { bury: true, ease4: 1.3, ivlFct: 1, maxIvl: 36_500, perDay: 100, fuzz: 0.05, minSpace: 1 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
};
