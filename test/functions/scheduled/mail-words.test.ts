import { describe, expect, it } from 'vitest';
import { writeMail } from '../../../functions/scheduled/draft.ts';
import { english } from '../../../functions/scheduled/words/en.ts';
import { inLanguage } from '../../../functions/scheduled/words/in-language.ts';
import { type MailWords, openMailWords, wordNotice } from '../../../functions/scheduled/words/mail-words.ts';
import { appLanguages } from '../../../shared/languages.ts';
import { listNoticeSentences } from '../../../shared/notice.ts';

describe('the words of an email', () => {
  it('are English for an account without a language, and for a language without words', async () => {
    expect(await openMailWords({})).toBe(english);
    expect(await openMailWords({ language: 'xx' })).toBe(english);
  });

  it('name their language in the HTML, with the direction of a script from right to left', () => {
    const draft = english.emailChanged('a@example.org');
    expect(writeMail('a@example.org', english.language, draft).html).toContain('<html lang="en"><head>');
    expect(writeMail('a@example.org', 'ar', draft).html).toContain('<html lang="ar" dir="rtl"><head>');
  });

  it('keep the no-break spaces of French in the text and the HTML', async () => {
    const french = await openMailWords({ language: 'fr' });
    const { text, html } = writeMail('a@example.org', 'fr', french.emailChange('https://example.org', 'a@x', 'b@x'));
    for (const written of [text, html]) {
      expect(written).toContain('Flashspark\u{A0}: ');
      expect(written).toContain('Vous n’avez rien demandé\u{202F}?');
    }
  });

  it('take numbers, dates, lists and plurals from the language', () => {
    const { number, percent, longDate, monthDay, list, count } = inLanguage('de');
    expect([number(1_234), percent(80), longDate('2026-11-26'), monthDay('2026-11-26')]).toEqual([
      '1.234',
      '80\u{A0}%',
      '26. November 2026',
      '26. November',
    ]);
    expect(list(['a', 'b', 'c'])).toBe('a, b und c');
    const arabic = { zero: '0', one: '1', two: '2', few: 'f', many: 'm', other: 'o' };
    const counts = [0, 1, 2, 3, 11, 100].map((value) => inLanguage('ar').count(value, arabic).split(' ')[1]);
    expect(counts).toEqual(['0', '1', '2', 'f', 'm', 'o']);
    expect([1, 2].map((value) => count(value, { one: 'Karte', other: 'Karten' }))).toEqual(['1 Karte', '2 Karten']);
  });
});

const link = 'https://example.org/link';
const [old, fresh] = ['old@example.org', 'new@example.org'];
const household = 'Müller';
const consent = { email: old, household, agreedAt: '2026-11-26T09:00:00.000Z' };
const coming = {
  due: 1_234,
  work: [
    { type: 'deck', name: 'Tiere', isPast: false },
    { type: 'quiz', name: 'Flüsse', dueDate: '2026-11-26', isPast: true },
  ],
  others: 3,
} as const;

/** Every kind of email, with what each must hold whatever its language. */
function listMails(words: MailWords): readonly (readonly [mail: unknown, holds: readonly string[]])[] {
  const { week } = words;
  const lines = wordNotice(words.language, listNoticeSentences());
  const changes = ['passkey-added', 'pin-set', 'password-removed'] as const;
  const roles = ['owner', 'guardian', 'viewer'] as const;
  return [
    [words.reset(link), [link]],
    [words.verification(link, '123456'), [link, '123456']],
    [words.emailChange(link, old, fresh), [link, old, fresh]],
    [words.emailChanged(old), [old]],
    ...changes.map((change) => [words.signInMethod(link, change), [link]] as const),
    [words.unused(link, household, '2026-11-26'), [link, household, '26', '2026']],
    ...roles.map(
      (role) => [words.invitation(link, { inviter: old, household, role }), [link, old, household]] as const,
    ),
    [words.invitation(link, { inviter: old, household, role: 'viewer', learner: 'Emma' }), ['Emma']],
    [words.consent(link, consent, (heading) => [{ heading, lines }]), [link, old, household, '26', '2026']],
    [
      [week.subject('2026-11-23', '2026-11-29'), ...week.before(household, '2026-11-23', '2026-11-29')],
      ['23', '29', household],
    ],
    ...[1, 2, 5, 11].map(
      (days) => [week.studied({ days, answers: 1_000 + days, percent: 80, quizzes: 2 }), ['80']] as const,
    ),
    [week.studied({ days: 1, answers: 0, quizzes: 1 }), []],
    [week.knows({ known: 27, mastered: 12, more: 4 }), ['27', '12', '4']],
    [week.knows({ known: 27, mastered: 12 }), ['27', '12']],
    [week.knows({ known: 27, mastered: 0 }), ['27']],
    [week.question('Emma', 'Peru?'), ['Emma', 'Peru?']],
    [week.coming('Emma', coming), ['Emma', 'Tiere', 'Flüsse', '3']],
    [week.coming('Emma', { ...coming, due: 0 }), ['Emma', 'Tiere']],
    [week.coming('Emma', { due: 7, work: [], others: 0 }), ['Emma', '7']],
    [[week.questions, week.nextWeek, week.open, week.stop, ...week.after], []],
  ];
}

const listLines = (mail: unknown): readonly string[] =>
  typeof mail === 'object' && mail !== null ? Object.values(mail).flatMap(listLines) : [String(mail)];

describe.each(appLanguages)('the emails in %s', (language) => {
  it('hold each link, code, name and number, and leave nothing open', async () => {
    const words = await openMailWords({ language });
    expect(words.language).toBe(language);
    const lost = listMails(words).flatMap(([mail, holds]) => {
      const text = listLines(mail).join('\n');
      const asLatin = text.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
      return [
        ...holds.filter((one) => !asLatin.includes(one)),
        ...(/undefined|NaN|\[object|\$\{/.exec(text) ?? []),
      ].map((one) => [one, text]);
    });
    expect(lost).toEqual([]);
  });

  it('have no line of the English ones', async () => {
    if (language === 'en') return;
    const inserted = [link, old, fresh, household, 'Emma', 'Emma: Peru?'];
    const spoken = new Set(listMails(english).flatMap(([mail]) => listLines(mail)));
    const words = await openMailWords({ language });
    const left = listMails(words).flatMap(([mail]) =>
      listLines(mail).filter((line) => spoken.has(line) && !inserted.includes(line)),
    );
    expect(left).toEqual([]);
  });
});
