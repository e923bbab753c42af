import { limits } from '../../../shared/limits.ts';
import { type Draft, shorten } from '../draft.ts';
import { inLanguage } from './in-language.ts';
import type { Coming, MailWords } from './mail-words.ts';

const { number, duration, percent, list, longDate, monthDay, count } = inLanguage('de');

const hello = 'Guten Tag,';
const open = 'Flashspark öffnen';
const [minute, day] = [60, 24 * 60 * 60];

const cards = (cardCount: number): string => count(cardCount, { one: 'Karte', other: 'Karten' });
const quizzes = (quizCount: number): string => count(quizCount, { one: 'Quiz', other: 'Quizze' });

const signInMethodChanges = {
  'passkey-added': {
    subject: 'Neuer Passkey für Ihr Flashspark-Konto',
    line: 'zu Ihrem Flashspark-Konto wurde ein Passkey hinzugefügt. Sie können sich jetzt damit anmelden.',
  },
  'pin-set': {
    subject: 'Neue PIN für Ihr Flashspark-Konto',
    line: 'auf einem Familiengerät wurde eine PIN für Ihr Flashspark-Konto festgelegt. Sie öffnet dort Ihren Bereich.',
  },
  'password-removed': {
    subject: 'Ihr Flashspark-Passwort wurde entfernt',
    line: 'Ihr Flashspark-Konto hat kein Passwort mehr. Melden Sie sich mit einem Passkey oder mit Google an.',
  },
} as const;

/** The invited person's role, in words that a grandparent understands. */
const invitedAs = {
  owner: 'Als Inhaber verwalten Sie alles.',
  guardian: 'Als Betreuer verwalten Sie Kinder, Stapel und Quizze.',
  viewer: 'Als Betrachter können Sie Berichte lesen und die Kinder anfeuern, aber nichts ändern.',
} as const;

/** Names the work in a sentence. Most quizzes already have “Quiz” in their names: `Quiz: Hauptstädte der Welt`. */
function nameWork({ type, name, dueDate, isPast }: Coming['work'][number]): string {
  const quiz = /^quiz\b/i.test(name) ? `„${name}“` : `das Quiz „${name}“`;
  const what = type === 'deck' ? `der Stapel „${name}“` : quiz;
  if (dueDate === undefined) return what;
  return isPast ? `${what} (war am ${monthDay(dueDate)} fällig)` : `${what} bis ${monthDay(dueDate)}`;
}

const accountMails = {
  reset: (address) => ({
    subject: 'Ihr neues Flashspark-Passwort',
    before: [hello, 'für Ihr Flashspark-Konto wurde ein neues Passwort angefordert.'],
    link: { label: 'Neues Passwort wählen', address },
    after: [
      `Dieser Link gilt einmal und ${duration(limits.resetLinkSeconds / minute, 'minute')} lang. Mit dem neuen Passwort werden Sie auf allen Geräten abgemeldet.`,
      'Das waren nicht Sie? Dann brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.',
    ],
  }),
  verification: (address, code) => ({
    subject: `${code} ist Ihr Flashspark-Code`,
    before: [
      hello,
      `Ihr Code: ${code}. Geben Sie ihn in Flashspark ein. Er gilt ${duration(limits.emailCodeSeconds / minute, 'minute')} lang.`,
      'Oder bestätigen Sie Ihre E-Mail-Adresse mit diesem Link:',
    ],
    link: { label: 'Ja, das ist meine E-Mail-Adresse', address },
    after: [
      `Dieser Link gilt einmal und ${duration(limits.verifyLinkSeconds / day, 'day')} lang.`,
      'Sie haben kein Flashspark-Konto erstellt? Öffnen Sie den Link nicht, und geben Sie den Code nicht weiter. Sie hören dann nichts mehr von uns.',
    ],
  }),
  emailChange: (address, oldEmail, newEmail) => ({
    subject: 'Bitte neue Flashspark-Adresse bestätigen',
    before: [hello, `Sie möchten Ihre E-Mail-Adresse bei Flashspark von ${oldEmail} zu ${newEmail} ändern.`],
    link: { label: 'Ja, ändern', address },
    after: [
      'Dieser Link gilt einmal und einen Tag lang.',
      'Das waren nicht Sie? Öffnen Sie den Link nicht, und ändern Sie Ihr Passwort.',
    ],
  }),
  emailChanged: (oldEmail) => ({
    subject: 'Ihre Flashspark-Adresse wurde geändert',
    before: [
      hello,
      `Ihr Flashspark-Konto hat eine neue E-Mail-Adresse. Mit ${oldEmail} können Sie sich nicht mehr anmelden.`,
    ],
    after: ['Das waren nicht Sie? Antworten Sie bitte gleich auf diese E-Mail.'],
  }),
  signInMethod: (address, change) => {
    const { subject, line } = signInMethodChanges[change];
    return {
      subject,
      before: [hello, line],
      link: { label: open, address },
      after: [
        'Das waren nicht Sie? Wählen Sie über „Passwort vergessen?“ ein neues Passwort. Damit werden alle Geräte abgemeldet. Prüfen Sie danach in den Einstellungen Ihre Passkeys.',
      ],
    };
  },
} as const satisfies Partial<MailWords>;

const familyMails = {
  unused: (address, household, lastDay) => ({
    subject: `Flashspark löscht am ${longDate(lastDay)} die Daten Ihrer Familie`,
    before: [
      hello,
      `bei „${shorten(household)}“ hat schon lange niemand mehr Flashspark benutzt. Wir behalten die Daten von Kindern nicht für immer. Am ${longDate(lastDay)} löschen wir die Kinder, Stapel und Lernverläufe der Familie.`,
    ],
    link: { label: 'Anmelden und alles behalten', address },
    after: [
      'Wenn sich jemand aus der Familie einmal anmeldet, bleibt alles erhalten. In den Einstellungen können Sie auch alles herunterladen.',
      'Sie brauchen es nicht mehr? Dann müssen Sie nichts tun.',
    ],
  }),
  invitation: (address, { inviter, household, role, learner }) => ({
    subject: 'Einladung in eine Familie bei Flashspark',
    before: [
      hello,
      `${inviter} lädt Sie zu „${shorten(household)}“ bei Flashspark ein. Dort lernen Kinder mit Karten.`,
      learner === undefined ? invitedAs[role] : `Sie lernen dort als ${shorten(learner)}.`,
    ],
    link: { label: 'Einladung ansehen', address },
    after: [
      `Die Einladung gilt nur für Ihre E-Mail-Adresse und ${duration(limits.invitationSeconds / day, 'day')} lang.`,
      'Sie wissen nicht, wer das ist? Dann brauchen Sie nichts zu tun.',
    ],
  }),
  consent: (address, { email, household, agreedAt }, notice): Draft => ({
    subject: 'Ihre Einwilligung: was Flashspark über Ihre Kinder speichert',
    before: [
      hello,
      `am ${longDate(agreedAt)} haben Sie als ${email} eingewilligt, dass Flashspark speichern darf, was die Kinder in „${shorten(household)}“ üben. Bitte heben Sie diese E-Mail auf.`,
    ],
    sections: notice('Darin haben Sie eingewilligt'),
    link: { label: open, address },
    after: [
      'Sie können die Einwilligung jederzeit widerrufen. Öffnen Sie die Einstellungen, dann „Daten der Kinder“, und wählen Sie „Einwilligung widerrufen“. Dort können Sie auch alles herunterladen und sehen, wo Sie es löschen.',
      'Das waren nicht Sie? Widerrufen Sie die Einwilligung und ändern Sie Ihr Passwort, oder antworten Sie auf diese E-Mail.',
    ],
  }),
} as const satisfies Partial<MailWords>;

const week: MailWords['week'] = {
  subject: (monday, sunday) => `Ihre Woche bei Flashspark, ${monthDay(monday)} bis ${monthDay(sunday)}`,
  before: (household, monday, sunday) => [
    hello,
    `hier ist die Woche von „${household}“, von Montag, ${monthDay(monday)}, bis Sonntag, ${monthDay(sunday)}.`,
  ],
  studied: ({ days, answers, percent: right, quizzes: quizCount }) => {
    const done = [
      ...(answers > 0 ? [cards(answers)] : []),
      ...(right === undefined ? [] : [`${percent(right)} richtig`]),
      ...(quizCount > 0 ? [quizzes(quizCount)] : []),
    ];
    return `Hat an ${count(days, { one: 'Tag', other: 'Tagen' })} gelernt: ${list(done)}.`;
  },
  knows: ({ known, mastered, more }) => {
    if (mastered === 0) return `Kann jetzt ${cards(known)}.`;
    if (more === undefined) return `Kann jetzt ${cards(known)}, davon ${number(mastered)} gemeistert.`;
    return `Kann jetzt ${cards(known)}, davon ${number(mastered)} gemeistert (${number(more)} mehr als vor einer Woche).`;
  },
  questions: 'Fragen fürs Abendessen',
  question: (name, question) => `Für ${name}: ${question}`,
  nextWeek: 'Nächste Woche',
  coming: (name, { due, work, others }) => {
    const toDo = list([...work.map(nameWork), ...(others > 0 ? [`${number(others)} weitere`] : [])]);
    if (due === 0) return `${name}: ${toDo}`;
    return toDo === ''
      ? `${name}: ${cards(due)} zu wiederholen`
      : `${name}: ${cards(due)} zu wiederholen, dazu ${toDo}`;
  },
  open,
  after: [
    'Sie bekommen diese E-Mail sonntags, wenn in der Woche jemand gelernt hat. Sie haben sie in den Einstellungen eingeschaltet.',
  ],
  stop: 'Wochen-Mail abbestellen',
};

export const german: MailWords = { language: 'de', ...accountMails, ...familyMails, week };
