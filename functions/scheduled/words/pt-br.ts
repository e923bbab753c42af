import { limits } from '../../../shared/limits.ts';
import { type Draft, shorten } from '../draft.ts';
import { inLanguage } from './in-language.ts';
import type { Coming, MailWords } from './mail-words.ts';

const { number, duration, percent, list, longDate, monthDay, count } = inLanguage('pt-BR');

const hello = 'Olá,';
const open = 'Abrir o Flashspark';
const [minute, day] = [60, 24 * 60 * 60];

const cards = (cardCount: number): string => count(cardCount, { one: 'cartão', other: 'cartões' });
const quizzes = (quizCount: number): string => count(quizCount, { one: 'quiz', other: 'quizzes' });

const signInMethodChanges = {
  'passkey-added': {
    subject: 'Sua conta do Flashspark tem uma nova chave de acesso',
    line: 'Uma chave de acesso foi adicionada à sua conta do Flashspark. Agora você pode entrar com ela.',
  },
  'pin-set': {
    subject: 'Sua conta do Flashspark tem um novo PIN',
    line: 'Um PIN foi criado para sua conta do Flashspark em um dispositivo da família. Ele abre o seu lado nesse dispositivo.',
  },
  'password-removed': {
    subject: 'Sua senha do Flashspark foi removida',
    line: 'Sua conta do Flashspark não tem mais senha. Entre com uma chave de acesso ou com o Google.',
  },
} as const;

/** The invited person's role, in words that a grandparent understands. */
const invitedAs = {
  owner: 'Com a função de dono, você gerencia tudo.',
  guardian: 'Com a função de responsável, você gerencia alunos, baralhos e quizzes.',
  viewer: 'Com a função de leitor, você pode ver os relatórios e torcer pelas crianças, mas não pode mudar nada.',
} as const;

/** Names the work in a sentence. Most quizzes already have “quiz” in their names: `Quiz: Capitais do mundo`. */
function nameWork({ type, name, dueDate, isPast }: Coming['work'][number]): string {
  const quiz = /^quiz\b/i.test(name) ? `“${name}”` : `o quiz “${name}”`;
  const what = type === 'deck' ? `o baralho “${name}”` : quiz;
  if (dueDate === undefined) return what;
  return isPast ? `${what} (era para ${monthDay(dueDate)})` : `${what} até ${monthDay(dueDate)}`;
}

const accountMails = {
  reset: (address) => ({
    subject: 'Troque sua senha do Flashspark',
    before: [hello, 'Alguém pediu uma nova senha para sua conta do Flashspark.'],
    link: { label: 'Escolher uma nova senha', address },
    after: [
      `Este link funciona uma vez, por ${duration(limits.resetLinkSeconds / minute, 'minute')}. A nova senha encerra sua sessão em todos os dispositivos.`,
      'Não pediu isso? Pode ignorar este e-mail. Sua senha não vai mudar.',
    ],
  }),
  verification: (address, code) => ({
    subject: `${code} é o seu código do Flashspark`,
    before: [
      hello,
      `Seu código é ${code}. Digite-o no Flashspark. Ele funciona por ${duration(limits.emailCodeSeconds / minute, 'minute')}.`,
      'Ou confirme seu e-mail com este link:',
    ],
    link: { label: 'Sim, este é o meu e-mail', address },
    after: [
      `Este link funciona uma vez, por ${duration(limits.verifyLinkSeconds / day, 'day')}.`,
      'Não criou uma conta do Flashspark? Não abra o link nem compartilhe o código. Não vamos escrever de novo.',
    ],
  }),
  emailChange: (address, oldEmail, newEmail) => ({
    subject: 'Confirme seu novo e-mail do Flashspark',
    before: [hello, `Você pediu para mudar seu e-mail do Flashspark de ${oldEmail} para ${newEmail}.`],
    link: { label: 'Sim, mudar', address },
    after: ['Este link funciona uma vez, por um dia.', 'Não pediu isso? Não abra o link e mude sua senha.'],
  }),
  emailChanged: (oldEmail) => ({
    subject: 'Seu e-mail do Flashspark mudou',
    before: [hello, `Sua conta do Flashspark tem um novo e-mail. Você não pode mais entrar com ${oldEmail}.`],
    after: ['Não foi você? Responda a este e-mail agora mesmo.'],
  }),
  signInMethod: (address, change) => {
    const { subject, line } = signInMethodChanges[change];
    return {
      subject,
      before: [hello, line],
      link: { label: open, address },
      after: [
        'Não foi você? Escolha uma nova senha em “Esqueceu a senha?”. Isso encerra a sessão em todos os dispositivos. Depois confira suas chaves de acesso em Configurações.',
      ],
    };
  },
} as const satisfies Partial<MailWords>;

const familyMails = {
  unused: (address, household, lastDay) => ({
    subject: `O Flashspark vai excluir os dados da sua família em ${longDate(lastDay)}`,
    before: [
      hello,
      `Faz muito tempo que ninguém da família “${shorten(household)}” usa o Flashspark. Não guardamos dados de crianças para sempre. Em ${longDate(lastDay)} vamos excluir os alunos, os baralhos e o histórico de estudo da família.`,
    ],
    link: { label: 'Entrar para manter tudo', address },
    after: [
      'Se alguém da família entrar uma vez, mantemos tudo. Você também pode baixar tudo em Configurações.',
      'Não precisa mais? Pode ignorar este e-mail.',
    ],
  }),
  invitation: (address, { inviter, household, role, learner }) => ({
    subject: 'Convite para uma família no Flashspark',
    before: [
      hello,
      `${inviter} convidou você para a família “${shorten(household)}” no Flashspark, onde crianças aprendem com cartões.`,
      learner === undefined ? invitedAs[role] : `Você vai estudar como ${shorten(learner)}.`,
    ],
    link: { label: 'Ver o convite', address },
    after: [
      `Este convite é só para o seu e-mail. Ele funciona por ${duration(limits.invitationSeconds / day, 'day')}.`,
      'Não sabe quem é? Pode ignorar este e-mail.',
    ],
  }),
  consent: (address, { email, household, agreedAt }, notice): Draft => ({
    subject: 'Você concordou com o que o Flashspark guarda sobre seus filhos',
    before: [
      hello,
      `Em ${longDate(agreedAt)} você concordou, como ${email}, que o Flashspark guarde o que as crianças da família “${shorten(household)}” praticam. Guarde este e-mail.`,
    ],
    sections: notice('Com o que você concordou'),
    link: { label: open, address },
    after: [
      'Você pode retirar seu consentimento quando quiser. Abra Configurações, depois “Dados das crianças”, e escolha “Retirar consentimento”. Lá você também pode baixar tudo e ver onde excluir.',
      'Não foi você? Retire o consentimento e mude sua senha, ou responda a este e-mail.',
    ],
  }),
} as const satisfies Partial<MailWords>;

const week: MailWords['week'] = {
  subject: (monday, sunday) => `Sua semana no Flashspark, de ${monthDay(monday)} a ${monthDay(sunday)}`,
  before: (household, monday, sunday) => [
    hello,
    `Esta é a semana da família “${household}”, de segunda-feira, ${monthDay(monday)}, a domingo, ${monthDay(sunday)}.`,
  ],
  studied: ({ days, answers, percent: right, quizzes: quizCount }) => {
    const done = [
      ...(answers > 0 ? [cards(answers)] : []),
      ...(right === undefined ? [] : [`${percent(right)} de acertos`]),
      ...(quizCount > 0 ? [quizzes(quizCount)] : []),
    ];
    return `Estudou em ${count(days, { one: 'dia', other: 'dias' })}: ${list(done)}.`;
  },
  knows: ({ known, mastered, more }) => {
    if (mastered === 0) return `Agora sabe ${cards(known)}.`;
    if (more === undefined)
      return `Agora sabe ${cards(known)}, ${count(mastered, { one: 'deles dominado', other: 'deles dominados' })}.`;
    return `Agora sabe ${cards(known)}, ${count(mastered, { one: 'deles dominado', other: 'deles dominados' })} (${number(more)} a mais que há uma semana).`;
  },
  questions: 'Perguntas para o jantar',
  question: (name, question) => `Para ${name}: ${question}`,
  nextWeek: 'Próxima semana',
  coming: (name, { due, work, others }) => {
    const more = others > 0 ? [`mais ${count(others, { one: 'tarefa', other: 'tarefas' })}`] : [];
    const toDo = list([...work.map(nameWork), ...more]);
    if (due === 0) return `${name}: ${toDo}`;
    return toDo === ''
      ? `${name}: ${cards(due)} para revisar`
      : `${name}: ${cards(due)} para revisar, e também ${toDo}`;
  },
  open,
  after: [
    'Você recebe este e-mail aos domingos quando alguém estudou durante a semana. Você o ativou em Configurações.',
  ],
  stop: 'Cancelar o e-mail semanal',
};

export const portuguese: MailWords = { language: 'pt-BR', ...accountMails, ...familyMails, week };
