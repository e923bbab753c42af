import { limits } from '../../../shared/limits.ts';
import { type Draft, shorten } from '../draft.ts';
import { inLanguage } from './in-language.ts';
import type { Coming, MailWords } from './mail-words.ts';

const { number, duration, percent, list, longDate, monthDay, count } = inLanguage('es');

const hello = 'Hola:';
const open = 'Abrir Flashspark';
const [minute, day] = [60, 24 * 60 * 60];

const cards = (cardCount: number): string => count(cardCount, { one: 'tarjeta', other: 'tarjetas' });
const quizzes = (quizCount: number): string => count(quizCount, { one: 'cuestionario', other: 'cuestionarios' });

const signInMethodChanges = {
  'passkey-added': {
    subject: 'Tu cuenta de Flashspark tiene una llave de acceso nueva',
    line: 'Se añadió una llave de acceso a tu cuenta de Flashspark. Ya puedes iniciar sesión con ella.',
  },
  'pin-set': {
    subject: 'Tu cuenta de Flashspark tiene un PIN nuevo',
    line: 'Se creó un PIN para tu cuenta de Flashspark en un dispositivo de la familia. Ese PIN abre tu lado en ese dispositivo.',
  },
  'password-removed': {
    subject: 'Se quitó tu contraseña de Flashspark',
    line: 'Tu cuenta de Flashspark ya no tiene contraseña. Inicia sesión con una llave de acceso o con Google.',
  },
} as const;

/** The invited person's role, in words that a grandparent understands. */
const invitedAs = {
  owner: 'Con el rol de propietario, lo gestionas todo.',
  guardian: 'Con el rol de tutor, gestionas estudiantes, mazos y cuestionarios.',
  viewer: 'Con el rol de lector, puedes ver los informes y animar a los niños, pero no cambiar nada.',
} as const;

/** Names the work in a sentence. Most quizzes already have “cuestionario” or “quiz” in their names: `Cuestionario: Capitales del mundo`. */
function nameWork({ type, name, dueDate, isPast }: Coming['work'][number]): string {
  const quiz = /^(?:cuestionario|quiz)\b/i.test(name) ? `«${name}»` : `el cuestionario «${name}»`;
  const what = type === 'deck' ? `el mazo «${name}»` : quiz;
  if (dueDate === undefined) return what;
  return isPast ? `${what} (era para el ${monthDay(dueDate)})` : `${what} para el ${monthDay(dueDate)}`;
}

const accountMails = {
  reset: (address) => ({
    subject: 'Cambia tu contraseña de Flashspark',
    before: [hello, 'Alguien pidió una contraseña nueva para tu cuenta de Flashspark.'],
    link: { label: 'Elegir una contraseña nueva', address },
    after: [
      `Este enlace sirve una sola vez, durante ${duration(limits.resetLinkSeconds / minute, 'minute')}. Con tu contraseña nueva se cierra tu sesión en todos los dispositivos.`,
      '¿No la pediste? Puedes ignorar este correo. Tu contraseña no cambiará.',
    ],
  }),
  verification: (address, code) => ({
    subject: `${code} es tu código de Flashspark`,
    before: [
      hello,
      `Tu código es ${code}. Escríbelo en Flashspark. Sirve durante ${duration(limits.emailCodeSeconds / minute, 'minute')}.`,
      'O confirma tu correo con este enlace:',
    ],
    link: { label: 'Sí, este es mi correo', address },
    after: [
      `Este enlace sirve una sola vez, durante ${duration(limits.verifyLinkSeconds / day, 'day')}.`,
      '¿No creaste una cuenta de Flashspark? No abras el enlace ni compartas el código. No volveremos a escribirte.',
    ],
  }),
  emailChange: (address, oldEmail, newEmail) => ({
    subject: 'Confirma tu nuevo correo de Flashspark',
    before: [hello, `Pediste cambiar tu correo de Flashspark de ${oldEmail} a ${newEmail}.`],
    link: { label: 'Sí, cambiarlo', address },
    after: [
      'Este enlace sirve una sola vez, durante un día.',
      '¿No lo pediste? No abras el enlace y cambia tu contraseña.',
    ],
  }),
  emailChanged: (oldEmail) => ({
    subject: 'Tu correo de Flashspark cambió',
    before: [hello, `Tu cuenta de Flashspark tiene un correo nuevo. Ya no puedes iniciar sesión con ${oldEmail}.`],
    after: ['¿No fuiste tú? Responde a este correo enseguida.'],
  }),
  signInMethod: (address, change) => {
    const { subject, line } = signInMethodChanges[change];
    return {
      subject,
      before: [hello, line],
      link: { label: open, address },
      after: [
        '¿No fuiste tú? Elige una contraseña nueva con «¿Olvidaste tu contraseña?». Así se cierra la sesión en todos los dispositivos. Después revisa tus llaves de acceso en Ajustes.',
      ],
    };
  },
} as const satisfies Partial<MailWords>;

const familyMails = {
  unused: (address, household, lastDay) => ({
    subject: `Flashspark eliminará los datos de tu familia el ${longDate(lastDay)}`,
    before: [
      hello,
      `Hace mucho tiempo que nadie de la familia «${shorten(household)}» usa Flashspark. No guardamos los datos de los niños para siempre. El ${longDate(lastDay)} eliminaremos los estudiantes, los mazos y el historial de estudio de la familia.`,
    ],
    link: { label: 'Iniciar sesión para conservarlo', address },
    after: [
      'Si alguien de la familia inicia sesión una vez, lo conservamos todo. También puedes descargarlo todo en Ajustes.',
      '¿Ya no lo necesitas? Puedes ignorar este correo.',
    ],
  }),
  invitation: (address, { inviter, household, role, learner }) => ({
    subject: 'Te invitan a una familia en Flashspark',
    before: [
      hello,
      `${inviter} te invitó a la familia «${shorten(household)}» en Flashspark, donde los niños aprenden con tarjetas.`,
      learner === undefined ? invitedAs[role] : `Estudiarás como ${shorten(learner)}.`,
    ],
    link: { label: 'Ver la invitación', address },
    after: [
      `Esta invitación es solo para tu correo. Sirve durante ${duration(limits.invitationSeconds / day, 'day')}.`,
      '¿No sabes quién es? Puedes ignorar este correo.',
    ],
  }),
  consent: (address, { email, household, agreedAt }, notice): Draft => ({
    subject: 'Aceptaste lo que Flashspark guarda sobre tus hijos',
    before: [
      hello,
      `El ${longDate(agreedAt)} aceptaste, como ${email}, que Flashspark guarde lo que practican los niños de la familia «${shorten(household)}». Conserva este correo.`,
    ],
    sections: notice('Lo que aceptaste'),
    link: { label: open, address },
    after: [
      'Puedes retirar tu consentimiento cuando quieras. Abre Ajustes, luego «Datos de los niños», y elige «Retirar consentimiento». Allí también puedes descargarlo todo y ver dónde eliminarlo.',
      '¿No fuiste tú? Retira el consentimiento y cambia tu contraseña, o responde a este correo.',
    ],
  }),
} as const satisfies Partial<MailWords>;

const week: MailWords['week'] = {
  subject: (monday, sunday) => `Tu semana en Flashspark, del ${monthDay(monday)} al ${monthDay(sunday)}`,
  before: (household, monday, sunday) => [
    hello,
    `Esta es la semana de la familia «${household}», del lunes ${monthDay(monday)} al domingo ${monthDay(sunday)}.`,
  ],
  studied: ({ days, answers, percent: right, quizzes: quizCount }) => {
    const done = [
      ...(answers > 0 ? [cards(answers)] : []),
      ...(right === undefined ? [] : [`${percent(right)} de aciertos`]),
      ...(quizCount > 0 ? [quizzes(quizCount)] : []),
    ];
    return `Estudió ${count(days, { one: 'día', other: 'días' })}: ${list(done)}.`;
  },
  knows: ({ known, mastered, more }) => {
    if (mastered === 0) return `Ahora sabe ${cards(known)}.`;
    if (more === undefined)
      return `Ahora sabe ${cards(known)}, ${count(mastered, { one: 'de ellas dominada', other: 'de ellas dominadas' })}.`;
    return `Ahora sabe ${cards(known)}, ${count(mastered, { one: 'de ellas dominada', other: 'de ellas dominadas' })} (${number(more)} más que hace una semana).`;
  },
  questions: 'Preguntas para la cena',
  question: (name, question) => `Para ${name}: ${question}`,
  nextWeek: 'La próxima semana',
  coming: (name, { due, work, others }) => {
    const more = others > 0 ? [count(others, { one: 'tarea más', other: 'tareas más' })] : [];
    const toDo = list([...work.map(nameWork), ...more]);
    if (due === 0) return `${name}: ${toDo}`;
    return toDo === ''
      ? `${name}: ${cards(due)} para repasar`
      : `${name}: ${cards(due)} para repasar, y además ${toDo}`;
  },
  open,
  after: ['Recibes este correo los domingos si alguien estudió durante la semana. Lo activaste en Ajustes.'],
  stop: 'Desactivar el correo semanal',
};

export const spanish: MailWords = { language: 'es', ...accountMails, ...familyMails, week };
