import type { Page } from '@playwright/test';
import { listTranslated, pseudoPlace } from './page-languages.ts';

/**
 * @param language its tag, or `pseudo`
 * @returns what a person reads or hears in English on a page in another language, without card texts, names and what families typed
 */
export async function listEnglish(page: Page, language: string): Promise<string[]> {
  const { texts, own } = await page.evaluate(listTexts);
  // The longest first, as one may be part of another.
  const families = [...own, ...named].toSorted((a, b) => b.length - a.length);
  const left = texts.map((text) => {
    const said = text.replaceAll(isolated, ' ');
    return {
      text,
      said: families.reduce((rest, one) => rest.replaceAll(one, ' '), said).replaceAll(sameEverywhere, ' '),
    };
  });
  if (language === 'pseudo')
    return left.filter(({ said }) => latin.test(said.replaceAll(dateWords, ' '))).map(({ text }) => text);
  if (language === 'ar') return left.filter(({ said }) => latin.test(said)).map(({ text }) => text);
  const english = (sentences[language] ??= listTranslated(language));
  return (
    left
      // A family's deck may have the English name of a ready deck.
      .filter(
        ({ text, said }) => (english.has(text) && !families.includes(text)) || (said.match(frequent) ?? []).length > 1,
      )
      .map(({ text }) => text)
  );
}

const sentences: Record<string, ReadonlySet<string>> = {};

/** Words that most English sentences have, and no other language of the product. */
const frequent = /\b(?:the|and|your|you|of|with|this|that|are|have|from|not|it|for|can|they)\b/gi;

/** A value within an Arabic sentence, between Unicode's marks. It may hold another one. */
const isolated = /\u2068(?:[^\u2068\u2069]|\u2068[^\u2068\u2069]*\u2069)*\u2069/g;

const latin = /[a-z]{2,}/i;

/** Of the demo family, where the page shows them as a text of its own. */
const named = [
  'Demo Family',
  'Emma',
  'Ben',
  'Mia',
  'Quiz: World capitals',
  'Quiz: Spanish: animals',
  'World capitals',
  'Spanish: animals',
  'Sun and planets',
  'Telling the time',
  'Times tables',
];

/** Addresses, ids, names of products and companies, words that a ready deck teaches, and those that are the same in Arabic: PIN, ID and kinds of files. */
const sameEverywhere =
  /\S+@\S+|\b[\dA-Z]{26}\b|\b(?:Flashspark|Google|Amazon Web Services|Firefox|Chrome|Android|Linux|Windows|Excel|LibreOffice|Markdown|go, went, gone|Anki|Quizlet|Memrise|Mnemosyne|scrypt|PIN|ID|CSV|TSV|PDF|JSON|ZIP|XLSX|TXT|QR|UTC)\b/g;

/** Months, weekdays, times and the “and” of lists are those of the language whose place the pseudo-language takes. */
const dateWords = new RegExp(
  pseudoPlace === undefined ? '$^' : `(?<!\\p{L})(?:${listDateWords(pseudoPlace).join('|')})(?!\\p{L})`,
  'giu',
);

function listDateWords(language: string): string[] {
  // Some languages have words between a date and a time.
  const moment = { dateStyle: 'long', timeStyle: 'short' } as const;
  const days = Array.from({ length: 12 * 7 }, (_, at) => new Date(Date.UTC(2026, at % 12, 1 + at)));
  const words = (['long', 'short', 'narrow'] as const).flatMap((width) =>
    days.flatMap((day) =>
      [{ month: width, day: 'numeric' } as const, { weekday: width } as const, moment].flatMap(
        (form) => new Intl.DateTimeFormat(language, form).format(day).match(/\p{L}+/gu) ?? [],
      ),
    ),
  );
  const joined = new Intl.ListFormat(language, { type: 'conjunction' }).format(['1', '2', '3']).match(/\p{L}+/gu) ?? [];
  // A calendar's columns have the first two letters.
  return [...new Set([...words, ...words.map((word) => word.slice(0, 2)), ...joined])].toSorted(
    (a, b) => b.length - a.length,
  );
}

/** @returns the visible texts of the page and the names of its controls; and the texts of elements for what families typed */
function listTexts(): { texts: string[]; own: string[] } {
  // Their direction or language is that of what they hold.
  const ofFamily = '[dir]:not(html), [lang]:not(html), bdi, code';
  const texts = [document.title];
  const own: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    const isShown = parent?.checkVisibility() || parent?.tagName === 'OPTION';
    if (isShown && !parent?.matches('script, style, textarea'))
      (parent?.closest(ofFamily) ? own : texts).push(node.nodeValue ?? '');
  }
  const names = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'];
  for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join()))
    if (element.checkVisibility()) texts.push(...names.map((name) => element.getAttribute(name) ?? ''));
  const clean = (some: readonly string[]) => [
    ...new Set(some.map((text) => text.trim()).filter((text) => text.length > 1)),
  ];
  return { texts: clean(texts), own: clean(own) };
}
