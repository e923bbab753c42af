import { limits } from '../../../shared/limits.ts';
import { type Draft, shorten } from '../draft.ts';
import { inLanguage } from './in-language.ts';
import type { Coming, MailWords } from './mail-words.ts';

const { number, duration, percent, list, longDate, monthDay, count } = inLanguage('fr');

const hello = 'Bonjour,';
const open = 'Ouvrir Flashspark';
const [minute, day] = [60, 24 * 60 * 60];

const cards = (cardCount: number): string => count(cardCount, { one: 'carte', other: 'cartes' });
const quizzes = (quizCount: number): string => count(quizCount, { one: 'quiz', other: 'quiz' });
const days = (dayCount: number): string => count(dayCount, { one: 'jour', other: 'jours' });

/** In quotation marks, with no-break spaces inside. */
const quote = (text: string): string => `«\u{A0}${text}\u{A0}»`;

const signInMethodChanges = {
  'passkey-added': {
    subject: 'Nouvelle clé d’accès pour votre compte Flashspark',
    line: 'Une clé d’accès a été ajoutée à votre compte Flashspark. Vous pouvez maintenant vous connecter avec elle.',
  },
  'pin-set': {
    subject: 'Nouveau PIN pour votre compte Flashspark',
    line: 'Un PIN a été défini pour votre compte Flashspark sur un appareil de la famille. Il ouvre votre espace sur cet appareil.',
  },
  'password-removed': {
    subject: 'Votre mot de passe Flashspark a été retiré',
    line: 'Votre compte Flashspark n’a plus de mot de passe. Connectez-vous avec une clé d’accès ou avec Google.',
  },
} as const;

/** The invited person's role, in words that a grandparent understands. */
const invitedAs = {
  owner: 'En tant que propriétaire, vous gérez tout.',
  guardian: 'En tant que tuteur, vous gérez les enfants, les paquets et les quiz.',
  viewer:
    'En tant que lecteur, vous pouvez lire les rapports et encourager les enfants, mais vous ne pouvez rien modifier.',
} as const;

/** Names the work in a sentence. Most quizzes already have “quiz” in their names: `Quiz : capitales du monde`. */
function nameWork({ type, name, dueDate, isPast }: Coming['work'][number]): string {
  const quiz = /^quiz\b/i.test(name) ? quote(name) : `le quiz ${quote(name)}`;
  const what = type === 'deck' ? `le paquet ${quote(name)}` : quiz;
  if (dueDate === undefined) return what;
  return isPast ? `${what} (c’était pour le ${monthDay(dueDate)})` : `${what} pour le ${monthDay(dueDate)}`;
}

const accountMails = {
  reset: (address) => ({
    subject: 'Votre nouveau mot de passe Flashspark',
    before: [hello, 'Quelqu’un a demandé un nouveau mot de passe pour votre compte Flashspark.'],
    link: { label: 'Choisir un nouveau mot de passe', address },
    after: [
      `Ce lien fonctionne une seule fois, pendant ${duration(limits.resetLinkSeconds / minute, 'minute')}. Votre nouveau mot de passe vous déconnecte de tous les appareils.`,
      'Vous n’avez rien demandé\u{202F}? Vous pouvez ignorer cet e-mail. Votre mot de passe ne changera pas.',
    ],
  }),
  verification: (address, code) => ({
    subject: `${code} est votre code Flashspark`,
    before: [
      hello,
      `Votre code est ${code}. Saisissez-le dans Flashspark. Il fonctionne pendant ${duration(limits.emailCodeSeconds / minute, 'minute')}.`,
      'Ou confirmez votre adresse e-mail avec ce lien\u{A0}:',
    ],
    link: { label: 'Oui, c’est mon adresse e-mail', address },
    after: [
      `Ce lien fonctionne une seule fois, pendant ${days(limits.verifyLinkSeconds / day)}.`,
      'Vous n’avez pas créé de compte Flashspark\u{202F}? N’ouvrez pas le lien et ne donnez le code à personne. Nous ne vous écrirons plus.',
    ],
  }),
  emailChange: (address, oldEmail, newEmail) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail Flashspark',
    before: [
      hello,
      `Vous avez demandé à changer votre adresse e-mail Flashspark\u{A0}: ${newEmail} au lieu de ${oldEmail}.`,
    ],
    link: { label: 'Oui, la changer', address },
    after: [
      'Ce lien fonctionne une seule fois, pendant un jour.',
      'Vous n’avez rien demandé\u{202F}? N’ouvrez pas le lien, et changez votre mot de passe.',
    ],
  }),
  emailChanged: (oldEmail) => ({
    subject: 'Votre adresse e-mail Flashspark a changé',
    before: [
      hello,
      `Votre compte Flashspark a une nouvelle adresse e-mail. Vous ne pouvez plus vous connecter avec ${oldEmail}.`,
    ],
    after: ['Ce n’était pas vous\u{202F}? Répondez tout de suite à cet e-mail.'],
  }),
  signInMethod: (address, change) => {
    const { subject, line } = signInMethodChanges[change];
    return {
      subject,
      before: [hello, line],
      link: { label: open, address },
      after: [
        `Ce n’était pas vous\u{202F}? Choisissez un nouveau mot de passe avec ${quote('Mot de passe oublié\u{202F}?')}. Cela déconnecte tous les appareils. Vérifiez ensuite vos clés d’accès dans les Réglages.`,
      ],
    };
  },
} as const satisfies Partial<MailWords>;

const familyMails = {
  unused: (address, household, lastDay) => ({
    subject: `Flashspark supprimera les données de votre famille le ${longDate(lastDay)}`,
    before: [
      hello,
      `Personne dans la famille ${quote(shorten(household))} n’a utilisé Flashspark depuis longtemps. Nous ne gardons pas les données des enfants pour toujours. Le ${longDate(lastDay)}, nous supprimerons les enfants, les paquets et l’historique d’étude de la famille.`,
    ],
    link: { label: 'Se connecter pour tout garder', address },
    after: [
      'Si une personne de la famille se connecte une fois, nous gardons tout. Vous pouvez aussi tout télécharger dans les Réglages.',
      'Vous n’en avez plus besoin\u{202F}? Vous pouvez ignorer cet e-mail.',
    ],
  }),
  invitation: (address, { inviter, household, role, learner }) => ({
    subject: 'On vous invite dans une famille sur Flashspark',
    before: [
      hello,
      `${inviter} vous invite dans la famille ${quote(shorten(household))} sur Flashspark, où les enfants apprennent avec des cartes.`,
      learner === undefined ? invitedAs[role] : `Vous étudierez sous le nom ${quote(shorten(learner))}.`,
    ],
    link: { label: 'Voir l’invitation', address },
    after: [
      `Cette invitation n’est valable que pour votre adresse e-mail. Elle fonctionne pendant ${days(limits.invitationSeconds / day)}.`,
      'Vous ne savez pas qui c’est\u{202F}? Vous pouvez ignorer cet e-mail.',
    ],
  }),
  consent: (address, { email, household, agreedAt }, notice): Draft => ({
    subject: 'Votre consentement à ce que Flashspark enregistre sur vos enfants',
    before: [
      hello,
      `Le ${longDate(agreedAt)}, avec l’adresse ${email}, vous avez consenti à ce que Flashspark enregistre l’entraînement des enfants de la famille ${quote(shorten(household))}. Veuillez conserver cet e-mail.`,
    ],
    sections: notice('Ce à quoi vous avez consenti'),
    link: { label: open, address },
    after: [
      `Vous pouvez retirer votre consentement à tout moment. Ouvrez les Réglages, puis ${quote('Données des enfants')}, et choisissez ${quote('Retirer le consentement')}. Vous pouvez aussi y télécharger toutes les données et voir où les supprimer.`,
      'Ce n’était pas vous\u{202F}? Retirez le consentement et changez votre mot de passe, ou répondez à cet e-mail.',
    ],
  }),
} as const satisfies Partial<MailWords>;

const week: MailWords['week'] = {
  subject: (monday, sunday) => `Votre semaine sur Flashspark, du ${monthDay(monday)} au ${monthDay(sunday)}`,
  before: (household, monday, sunday) => [
    hello,
    `Voici la semaine de la famille ${quote(household)}, du lundi ${monthDay(monday)} au dimanche ${monthDay(sunday)}.`,
  ],
  studied: ({ days: dayCount, answers, percent: right, quizzes: quizCount }) => {
    const done = [
      ...(answers > 0 ? [cards(answers)] : []),
      ...(right === undefined ? [] : [`${percent(right)} de réponses justes`]),
      ...(quizCount > 0 ? [quizzes(quizCount)] : []),
    ];
    return `A étudié ${days(dayCount)}\u{A0}: ${list(done)}.`;
  },
  knows: ({ known, mastered, more }) => {
    if (mastered === 0) return `Sait maintenant ${cards(known)}.`;
    if (more === undefined)
      return `Sait maintenant ${cards(known)}, dont ${count(mastered, { one: 'maîtrisée', other: 'maîtrisées' })}.`;
    return `Sait maintenant ${cards(known)}, dont ${count(mastered, { one: 'maîtrisée', other: 'maîtrisées' })} (${number(more)} de plus qu’il y a une semaine).`;
  },
  questions: 'Des questions pour le dîner',
  question: (name, question) => `Pour ${name}\u{A0}: ${question}`,
  nextWeek: 'La semaine prochaine',
  coming: (name, { due, work, others }) => {
    const more = others > 0 ? [count(others, { one: 'autre devoir', other: 'autres devoirs' })] : [];
    const toDo = list([...work.map(nameWork), ...more]);
    if (due === 0) return `${name}\u{A0}: ${toDo}`;
    return toDo === ''
      ? `${name}\u{A0}: ${cards(due)} à revoir`
      : `${name}\u{A0}: ${cards(due)} à revoir, et aussi ${toDo}`;
  },
  open,
  after: [
    'Vous recevez cet e-mail le dimanche quand quelqu’un a étudié pendant la semaine. Vous l’avez activé dans les Réglages.',
  ],
  stop: 'Arrêter l’e-mail de la semaine',
};

export const french: MailWords = { language: 'fr', ...accountMails, ...familyMails, week };
