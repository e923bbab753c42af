import { describe, expect, it } from 'vitest';
import { writeMail } from '../../../functions/scheduled/draft.ts';
import { inLanguage } from '../../../functions/scheduled/words/in-language.ts';
import type { MailWords } from '../../../functions/scheduled/words/mail-words.ts';
import { openMailWords, wordNotice } from '../../../functions/scheduled/words/open-mail-words.ts';
import { appLanguages } from '../../../shared/languages.ts';
import { listNoticeSentences } from '../../../shared/notice.ts';

const english = await openMailWords({});

describe('the words of an email', () => {
  it('are English for an account without a language, and for a language without words', async () => {
    expect(await openMailWords({})).toMatchObject({ language: 'en', week: { nextWeek: 'Next week' } });
    expect((await openMailWords({ language: 'xx' })).language).toBe('en');
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

  it('take numbers, dates, lists and plurals from the language', async () => {
    const { percent, longDate, monthDay, list } = inLanguage('de');
    expect([percent(80), longDate('2026-11-26'), monthDay('2026-11-26')]).toEqual([
      '80\u{A0}%',
      '26. November 2026',
      '26. November',
    ]);
    expect(list(['a', 'b', 'c'])).toBe('a, b und c');
    expect(inLanguage('zh-CN').list(['a', 'b'])).toBe('a，b');
    const { week: german } = await openMailWords({ language: 'de' });
    expect([1, 1_234].map((known) => german.knows({ known, mastered: 0 }))).toEqual([
      'Kann jetzt 1 Karte.',
      'Kann jetzt 1.234 Karten.',
    ]);
    const { week: arabic } = await openMailWords({ language: 'ar' });
    expect(
      new Set([1, 2, 3, 11].map((days) => arabic.studied({ days, answers: 1, quizzes: 0 }).split(':')[0])).size,
    ).toBe(4);
  });

  it('call a quiz a quiz unless its name does', async () => {
    const { week: spanish } = await openMailWords({ language: 'es' });
    const say = (name: string) =>
      spanish.coming('Emma', { due: 0, work: [{ type: 'quiz', name, isPast: false }], others: 0 });
    expect(['Ríos', 'Cuestionario: Ríos', 'Quiz: Ríos'].map(say)).toEqual([
      'Emma: el cuestionario «Ríos»',
      'Emma: «Cuestionario: Ríos»',
      'Emma: «Quiz: Ríos»',
    ]);
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
async function listMails(words: MailWords): Promise<readonly (readonly [mail: unknown, holds: readonly string[]])[]> {
  const { week } = words;
  const lines = await wordNotice(words.language, listNoticeSentences());
  const changes = ['passkey-added', 'pin-set', 'password-removed'] as const;
  const roles = ['owner', 'guardian', 'viewer'] as const;
  return [
    [words.reset(link), [link]],
    [words.verification(link, '123456'), [link, '123456']],
    [words.verification(link), [link]],
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
    const lost = (await listMails(words)).flatMap(([mail, holds]) => {
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
    const spoken = new Set((await listMails(english)).flatMap(([mail]) => listLines(mail)));
    const words = await openMailWords({ language });
    const left = (await listMails(words)).flatMap(([mail]) =>
      listLines(mail).filter((line) => spoken.has(line) && !inserted.includes(line)),
    );
    expect(left).toEqual([]);
  });
});
