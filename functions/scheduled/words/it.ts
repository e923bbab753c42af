import { limits } from '../../../shared/limits.ts';
import { type Draft, shorten } from '../draft.ts';
import { inLanguage } from './in-language.ts';
import type { Coming, MailWords } from './mail-words.ts';

const { number, duration, percent, list, longDate, monthDay, count } = inLanguage('it');

const hello = 'Ciao!';
const open = 'Apri Flashspark';
const [minute, day] = [60, 24 * 60 * 60];

const cards = (cardCount: number): string => count(cardCount, { one: 'carta', other: 'carte' });
const quizzes = (quizCount: number): string => count(quizCount, { one: 'quiz', other: 'quiz' });
const days = (dayCount: number): string => count(dayCount, { one: 'giorno', other: 'giorni' });

/** A date after its article or preposition: `il 7 marzo`, but `l’8 marzo`; `dal 7 marzo`, but `dall’8 marzo`. */
const dated = (word: 'il' | 'dal' | 'al', date: string): string => {
  if (!/^(?:8|11)\b/.test(date)) return `${word} ${date}`;
  return `${word === 'il' ? 'l' : `${word}l`}’${date}`;
};

const signInMethodChanges = {
  'passkey-added': {
    subject: 'Nuova passkey per il tuo account Flashspark',
    line: 'Al tuo account Flashspark è stata aggiunta una passkey. Ora puoi usarla per accedere.',
  },
  'pin-set': {
    subject: 'Nuovo PIN per il tuo account Flashspark',
    line: 'È stato impostato un PIN per il tuo account Flashspark su un dispositivo della famiglia. Apre la tua area su quel dispositivo.',
  },
  'password-removed': {
    subject: 'La tua password di Flashspark è stata rimossa',
    line: 'Il tuo account Flashspark non ha più una password. Accedi con una passkey o con Google.',
  },
} as const;

/** The invited person's role, in words that a grandparent understands. */
const invitedAs = {
  owner: 'Come proprietario gestisci tutto.',
  guardian: 'Come tutore gestisci studenti, mazzi e quiz.',
  viewer: 'Come lettore puoi leggere i rapporti e incoraggiare i bambini, ma non puoi modificare nulla.',
} as const;

/** Names the work in a sentence. Most quizzes already have “quiz” in their names: `Quiz: capitali del mondo`. */
function nameWork({ type, name, dueDate, isPast }: Coming['work'][number]): string {
  const quiz = /^quiz\b/i.test(name) ? `«${name}»` : `il quiz «${name}»`;
  const what = type === 'deck' ? `il mazzo «${name}»` : quiz;
  if (dueDate === undefined) return what;
  const date = dated('il', monthDay(dueDate));
  return isPast ? `${what} (era per ${date})` : `${what} entro ${date}`;
}

const accountMails = {
  reset: (address) => ({
    subject: 'La tua nuova password di Flashspark',
    before: [hello, 'Qualcuno ha chiesto una nuova password per il tuo account Flashspark.'],
    link: { label: 'Scegli una nuova password', address },
    after: [
      `Questo link funziona una volta sola, per ${duration(limits.resetLinkSeconds / minute, 'minute')}. Con la nuova password esci da tutti i dispositivi.`,
      'Non l’hai chiesta tu? Puoi ignorare questa email. La tua password non cambierà.',
    ],
  }),
  verification: (address, code) => ({
    subject: `${code} è il tuo codice Flashspark`,
    before: [
      hello,
      `Il tuo codice è ${code}. Scrivilo in Flashspark. Funziona per ${duration(limits.emailCodeSeconds / minute, 'minute')}.`,
      'Oppure conferma la tua email con questo link:',
    ],
    link: { label: 'Sì, è la mia email', address },
    after: [
      `Questo link funziona una volta sola, per ${days(limits.verifyLinkSeconds / day)}.`,
      'Non hai creato un account Flashspark? Non aprire il link e non dare il codice a nessuno. Non ti scriveremo più.',
    ],
  }),
  emailChange: (address, oldEmail, newEmail) => ({
    subject: 'Conferma la tua nuova email di Flashspark',
    before: [hello, `Hai chiesto di cambiare la tua email di Flashspark da ${oldEmail} a ${newEmail}.`],
    link: { label: 'Sì, cambiala', address },
    after: [
      'Questo link funziona una volta sola, per un giorno.',
      'Non l’hai chiesto tu? Non aprire il link e cambia la password.',
    ],
  }),
  emailChanged: (oldEmail) => ({
    subject: 'La tua email di Flashspark è cambiata',
    before: [hello, `Il tuo account Flashspark ha una nuova email. Non puoi più accedere con ${oldEmail}.`],
    after: ['Non eri tu? Rispondi subito a questa email.'],
  }),
  signInMethod: (address, change) => {
    const { subject, line } = signInMethodChanges[change];
    return {
      subject,
      before: [hello, line],
      link: { label: open, address },
      after: [
        'Non eri tu? Scegli una nuova password con «Password dimenticata?». Così esci da tutti i dispositivi. Poi controlla le tue passkey nelle Impostazioni.',
      ],
    };
  },
} as const satisfies Partial<MailWords>;

const familyMails = {
  unused: (address, household, lastDay) => ({
    subject: `Flashspark eliminerà i dati della tua famiglia ${dated('il', longDate(lastDay))}`,
    before: [
      hello,
      `Nessuno nella famiglia «${shorten(household)}» usa Flashspark da molto tempo. Non conserviamo per sempre i dati dei bambini. Elimineremo gli studenti, i mazzi e la cronologia di studio della famiglia ${dated('il', longDate(lastDay))}.`,
    ],
    link: { label: 'Accedi per conservarli', address },
    after: [
      'Se qualcuno della famiglia accede anche una sola volta, conserviamo tutto. Puoi anche scaricare tutto nelle Impostazioni.',
      'Non ti serve più? Puoi ignorare questa email.',
    ],
  }),
  invitation: (address, { inviter, household, role, learner }) => ({
    subject: 'Un invito in una famiglia su Flashspark',
    before: [
      hello,
      `${inviter} ti invita nella famiglia «${shorten(household)}» su Flashspark, dove i bambini imparano con le carte.`,
      learner === undefined ? invitedAs[role] : `Studierai come ${shorten(learner)}.`,
    ],
    link: { label: 'Vedi l’invito', address },
    after: [
      `Questo invito vale solo per la tua email. Funziona per ${days(limits.invitationSeconds / day)}.`,
      'Non sai chi sia? Puoi ignorare questa email.',
    ],
  }),
  consent: (address, { email, household, agreedAt }, notice): Draft => ({
    subject: 'Il tuo consenso a ciò che Flashspark conserva sui tuoi figli',
    before: [
      hello,
      `Con l’indirizzo ${email}, ${dated('il', longDate(agreedAt))} hai acconsentito a che Flashspark conservi ciò che i bambini studiano nella famiglia «${shorten(household)}». Tieni questa email.`,
    ],
    sections: notice('A che cosa hai acconsentito'),
    link: { label: open, address },
    after: [
      'Puoi revocare il consenso in qualsiasi momento. Apri le Impostazioni, poi «Dati dei bambini», e scegli «Revoca consenso». Lì puoi anche scaricare tutto e vedere dove eliminarlo.',
      'Non eri tu? Revoca il consenso e cambia la password, oppure rispondi a questa email.',
    ],
  }),
} as const satisfies Partial<MailWords>;

const week: MailWords['week'] = {
  subject: (monday, sunday) =>
    `La tua settimana su Flashspark, ${dated('dal', monthDay(monday))} ${dated('al', monthDay(sunday))}`,
  before: (household, monday, sunday) => [
    hello,
    `Ecco la settimana della famiglia «${household}», da lunedì ${monthDay(monday)} a domenica ${monthDay(sunday)}.`,
  ],
  studied: ({ days: dayCount, answers, percent: right, quizzes: quizCount }) => {
    const done = [
      ...(answers > 0 ? [cards(answers)] : []),
      ...(right === undefined ? [] : [`${percent(right)} giuste`]),
      ...(quizCount > 0 ? [quizzes(quizCount)] : []),
    ];
    return `Ha studiato ${days(dayCount)}: ${list(done)}.`;
  },
  knows: ({ known, mastered, more }) => {
    if (mastered === 0) return `Ora sa ${cards(known)}.`;
    if (more === undefined)
      return `Ora sa ${cards(known)}, di cui ${count(mastered, { one: 'padroneggiata', other: 'padroneggiate' })}.`;
    return `Ora sa ${cards(known)}, di cui ${count(mastered, { one: 'padroneggiata', other: 'padroneggiate' })} (${number(more)} in più di una settimana fa).`;
  },
  questions: 'Domande per la cena',
  question: (name, question) => `Per ${name}: ${question}`,
  nextWeek: 'La prossima settimana',
  coming: (name, { due, work, others }) => {
    const more = others > 0 ? [count(others, { one: 'altro compito', other: 'altri compiti' })] : [];
    const toDo = list([...work.map(nameWork), ...more]);
    if (due === 0) return `${name}: ${toDo}`;
    return toDo === ''
      ? `${name}: ${cards(due)} da ripassare`
      : `${name}: ${cards(due)} da ripassare, e inoltre ${toDo}`;
  },
  open,
  after: [
    'Ricevi questa email la domenica quando qualcuno ha studiato durante la settimana. L’hai attivata nelle Impostazioni.',
  ],
  stop: 'Ferma l’email settimanale',
};

export const italian: MailWords = { language: 'it', ...accountMails, ...familyMails, week };
