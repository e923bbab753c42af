import { babelExtractor } from '@lingui/cli/api/extractors/babel';
import type { ExtractorType } from '@lingui/conf';
import { mailComments, type MailSentence, mailSentences } from '../../shared/mail-sentences.ts';
import { errorCatalogue } from '../../shared/errors.ts';
import { readMeSentences } from '../../shared/export/write-read-me.ts';
import { kindReasons } from '../../shared/import/detect-kind.ts';
import { reasonForms, reasons } from '../../shared/import/reasons.ts';
import { supportedEncodings } from '../../shared/import/text/encodings.ts';
import { browserStorageDescriptions } from '../../shared/kept/in-browsers.ts';
import { linesOnServers } from '../../shared/kept/line-of-item.ts';
import { type KeptLine, keptOnServers } from '../../shared/kept/on-servers.ts';
import { inEnglish, type ShelfWords } from '../../shared/library/cards.ts';
import { missingChoice } from '../../shared/library/catalogue.ts';
import { libraryDecks } from '../../shared/library/decks.ts';
import { listWays } from '../../shared/library/find-cards.ts';
import { type LibraryDeck, subjects } from '../../shared/library/library-deck.ts';
import { makeLibraryDeck } from '../../shared/library/make-deck.ts';
import { listNoticeSentences, mailsNeeded } from '../../shared/notice.ts';
import { problemSentences } from '../../shared/schemas/describe-issue.ts';
import { avatarNames } from '../../shared/schemas/learner.ts';

type SentenceList = Iterable<readonly [sentence: string, comment: string, context?: string]>;

/** Files of `web/src` whose area of the catalogue holds sentences of `shared`, which knows no catalogue, and the emails, each with a comment for translators. */
const lists: Readonly<Record<string, () => SentenceList | Promise<SentenceList>>> = {
  'web/src/words/shelf/shelf-words.ts': listShelfWords,
  'web/src/words/word-refusal.ts': listRefusals,
  'web/src/signed-out/legal/what-is-kept.tsx': listKept,
  'web/src/parent/learners/consent-step.tsx': () =>
    listNoticeSentences().map((sentence) => [sentence, 'The privacy notice that a parent agrees to'] as const),
  'web/src/parent/create/import/word-reason.ts': listReasons,
  'web/src/components/controls/avatar-picker.tsx': () =>
    avatarNames.map((name) => [name, 'Animal, which a child has as a picture'] as const),
  'web/src/components/account/email-code.tsx': () => [[mailsNeeded, 'To whoever runs this Flashspark']],
  'shared/mail-sentences.ts': listMails,
};

/** Takes the sentences of `shared` into the catalogue. Each is its own id, so that screens can ask for the words of a sentence that they have. */
export const sharedWords: ExtractorType = {
  match: (file) => findList(file) !== undefined,
  async extract(file, code, onMessageExtracted, context) {
    await babelExtractor.extract(file, code, onMessageExtracted, context);
    for (const [id, comment, meaning] of (await findList(file)?.()) ?? [])
      onMessageExtracted({ id, message: id, comment, context: meaning, origin: [file, 1] });
  },
};

function findList(file: string) {
  return Object.entries(lists).find(([name]) => file.replaceAll('\\', '/').endsWith(name))?.[1];
}

/** @returns what the server says when it refuses a call, and what it or a form says about a field */
function listRefusals(): SentenceList {
  return [
    ...Object.values(errorCatalogue).map(
      ({ form }) => [form, 'Says why something wasn’t done, and what to do'] as const,
    ),
    ...Object.values(problemSentences).map((form) => [form, 'Below a field of a form'] as const),
  ];
}

/** @returns what the privacy policy says about each kind of stored data, and the readme of a download, which lists them too */
function listKept(): SentenceList {
  const lines: KeptLine[] = [...Object.values(linesOnServers), ...Object.values(browserStorageDescriptions)];
  return [
    ...readMeSentences.map((sentence) => [sentence, 'In the README.txt of a family’s download'] as const),
    ...Object.keys(keptOnServers).map((group) => [group, 'Heading of a list of what we keep'] as const),
    ...lines.flatMap(({ what, why, long, longWithoutMails }) => [
      [what, 'What we keep. No full stop'] as const,
      [why, `Why we keep: ${what}. No full stop`] as const,
      ...[long, longWithoutMails ?? []].flat().map((text) => [text, `How long we keep: ${what}`] as const),
    ]),
  ];
}

/** @returns what emails say */
function listMails(): SentenceList {
  return (Object.entries(mailSentences) as [MailSentence, string][]).map(([name, sentence]) => {
    return [sentence, mailComments[name] ?? '', 'email'] as const;
  });
}

/** @returns what an import says about files and rows */
function listReasons(): SentenceList {
  return [
    ...[...kindReasons, ...Object.values(reasons), ...reasonForms].map(
      (reason) => [reason, 'What an import says about a file, or about a row of it'] as const,
    ),
    ...supportedEncodings.map(({ label }) => [label, 'How the letters of a text file are stored'] as const),
  ];
}

/** @returns what the ready decks say beside their cards: names, descriptions, choices, and all parts of the names of taken decks */
export async function listShelfWords(): Promise<ReadonlyMap<string, string>> {
  const words = new Map<string, string>();
  const add = (text: string, comment: string): void => {
    // Numbers, such as those of the times tables, are the same in each language.
    if (!/^\d*$/.test(text) && !words.has(text)) words.set(text, comment);
  };
  for (const subject of Object.values(subjects)) add(subject, 'Subject of ready decks; at most 40 characters');
  for (const { name, description, source, licence, options } of libraryDecks) {
    add(name, 'Name of a ready deck');
    add(description, `Says what a child can do with the deck “${name}”`);
    add(source, 'Where cards are from');
    add(licence, 'License');
    for (const option of options) {
      add(option.label, `Label of a choice of the deck “${name}”`);
      if (option.kind !== 'language')
        for (const { label } of option.values) add(label, `Answer to “${option.label}” of the deck “${name}”`);
      else if (option.none !== undefined) add(option.none, `Answer to “${option.label}” of the deck “${name}”`);
    }
  }
  add(missingChoice, 'Below the choice of the languages of a deck');
  for (const deck of libraryDecks) {
    const say: ShelfWords['say'] = (sentence, values) => {
      add(
        sentence,
        `Part of a deck’s name, after “${deck.name}”. Keep it if it’s in the language that the deck teaches`,
      );
      return inEnglish.say(sentence, values);
    };
    // Pictures need the build; their names have no other parts than those of the other languages.
    if (deck.room !== 'pictures')
      for (const choices of listAllWays(deck)) await makeLibraryDeck(deck, choices, { ...inEnglish, say });
  }
  return words;
}

/** Ways to make a deck that name it with all of its levels, with all but one, and in the same language and in different ones. */
function listAllWays(deck: LibraryDeck) {
  const many = deck.options.filter((option) => option.kind === 'many');
  const languages = deck.options.filter((option) => option.kind === 'language');
  const levels = listWays(deck, ['en']).flatMap((way) => [
    way,
    ...many.map(({ key, values }) => ({
      ...way,
      [key]: values
        .slice(0, -1)
        .map(({ value }) => value)
        .join(','),
    })),
  ]);
  const inOne = (way: (typeof levels)[number], tag: string) => ({
    ...way,
    ...Object.fromEntries(
      languages.flatMap((option) => (option.languages.includes(tag) ? [[option.key, tag] as const] : [])),
    ),
  });
  // Where only the cards' language is chosen, one that isn't the reader's names the deck as any other would.
  const tags = languages.every(({ key }) => key === 'language') ? ['de'] : ['en', 'de', 'fr', 'es', 'it', 'pt'];
  return levels.flatMap((way) => (languages.length === 0 ? [way] : [way, ...tags.map((tag) => inOne(way, tag))]));
}
