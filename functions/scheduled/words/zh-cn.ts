import { limits } from '../../../shared/limits.ts';
import { type Draft, shorten } from '../draft.ts';
import { inLanguage } from './in-language.ts';
import type { Coming, MailWords } from './mail-words.ts';

const { number, percent, longDate, monthDay, count } = inLanguage('zh-CN');

/** `Intl` joins a list of units without any sign in Chinese. */
const list = (parts: readonly string[]): string => parts.join('，');

const hello = '你好：';
const open = '打开 Flashspark';
const [minute, day] = [60, 24 * 60 * 60];

const cards = (cardCount: number): string => count(cardCount, { other: '张卡片' });
const quizzes = (quizCount: number): string => count(quizCount, { other: '次测验' });

const signInMethodChanges = {
  'passkey-added': {
    subject: '你的 Flashspark 账号添加了新的通行密钥',
    line: '你的 Flashspark 账号添加了一个通行密钥。现在可以用它登录。',
  },
  'pin-set': {
    subject: '你的 Flashspark 账号设置了新的 PIN 码',
    line: '有人在一台家庭设备上为你的 Flashspark 账号设置了 PIN 码。用它可以在那台设备上打开家长页面。',
  },
  'password-removed': {
    subject: '你的 Flashspark 密码已移除',
    line: '你的 Flashspark 账号不再有密码。请用通行密钥或 Google 登录。',
  },
} as const;

/** The invited person's role, in words that a grandparent understands. */
const invitedAs = {
  owner: '作为所有者，你可以管理一切。',
  guardian: '作为监护人，你可以管理学习者、卡组和测验。',
  viewer: '作为查看者，你可以看报告、给孩子加油，但不能做任何修改。',
} as const;

/** Names the work in a sentence. Many quizzes already have “quiz” in their names: `测验：世界首都`. */
function nameWork({ type, name, dueDate, isPast }: Coming['work'][number]): string {
  const quiz = /^(?:quiz\b|测验)/i.test(name) ? `“${name}”` : `测验“${name}”`;
  const what = type === 'deck' ? `卡组“${name}”` : quiz;
  if (dueDate === undefined) return what;
  return isPast ? `${what}（已于${monthDay(dueDate)}到期）` : `${what}（${monthDay(dueDate)}到期）`;
}

const accountMails = {
  reset: (address) => ({
    subject: '重设你的 Flashspark 密码',
    before: [hello, '有人请求为你的 Flashspark 账号设置新密码。'],
    link: { label: '设置新密码', address },
    after: [
      `这个链接只能用一次，${number(limits.resetLinkSeconds / minute)} 分钟内有效。设置新密码后，所有设备都会退出登录。`,
      '不是你请求的？可以忽略这封邮件，你的密码不会改变。',
    ],
  }),
  verification: (address, code) => ({
    subject: `你的 Flashspark 验证码：${code}`,
    before: [
      hello,
      `你的验证码是 ${code}。请在 Flashspark 中输入，${number(limits.emailCodeSeconds / minute)} 分钟内有效。`,
      '也可以用这个链接确认你的邮箱：',
    ],
    link: { label: '是的，这是我的邮箱', address },
    after: [
      `这个链接只能用一次，${number(limits.verifyLinkSeconds / day)} 天内有效。`,
      '没有创建 Flashspark 账号？请不要打开链接，也不要把验证码告诉别人。我们不会再给你发邮件。',
    ],
  }),
  emailChange: (address, oldEmail, newEmail) => ({
    subject: '确认你的 Flashspark 新邮箱',
    before: [hello, `你请求把 Flashspark 邮箱从 ${oldEmail} 改为 ${newEmail}。`],
    link: { label: '是的，更改邮箱', address },
    after: ['这个链接只能用一次，一天内有效。', '不是你请求的？请不要打开链接，并更改你的密码。'],
  }),
  emailChanged: (oldEmail) => ({
    subject: '你的 Flashspark 邮箱已更改',
    before: [hello, `你的 Flashspark 账号换了新邮箱，不能再用 ${oldEmail} 登录。`],
    after: ['不是你本人操作？请马上回复这封邮件。'],
  }),
  signInMethod: (address, change) => {
    const { subject, line } = signInMethodChanges[change];
    return {
      subject,
      before: [hello, line],
      link: { label: open, address },
      after: ['不是你本人操作？请用“忘记密码？”设置新密码，所有设备都会退出登录。然后在“设置”里检查你的通行密钥。'],
    };
  },
} as const satisfies Partial<MailWords>;

const familyMails = {
  unused: (address, household, lastDay) => ({
    subject: `Flashspark 将于${longDate(lastDay)}删除你家的数据`,
    before: [
      hello,
      `家庭“${shorten(household)}”很久没有人用过 Flashspark 了。我们不会永远保存孩子的数据。${longDate(lastDay)}，我们会删除这个家庭的学习者、卡组和学习记录。`,
    ],
    link: { label: '登录以保留数据', address },
    after: [
      '只要家里有人登录一次，我们就会保留一切。你也可以在“设置”里下载全部数据。',
      '不再需要了？可以忽略这封邮件。',
    ],
  }),
  invitation: (address, { inviter, household, role, learner }) => ({
    subject: '邀请你加入 Flashspark 上的一个家庭',
    before: [
      hello,
      `${inviter} 邀请你加入 Flashspark 上的家庭“${shorten(household)}”。孩子们在 Flashspark 用卡片学习。`,
      learner === undefined ? invitedAs[role] : `你将以 ${shorten(learner)} 的身份学习。`,
    ],
    link: { label: '查看邀请', address },
    after: [
      `这份邀请只限你的邮箱使用，${number(limits.invitationSeconds / day)} 天内有效。`,
      '不认识邀请人？可以忽略这封邮件。',
    ],
  }),
  consent: (address, { email, household, agreedAt }, notice): Draft => ({
    subject: '你已同意 Flashspark 存储孩子的数据',
    before: [
      hello,
      `${longDate(agreedAt)}，你以 ${email} 的身份同意 Flashspark 存储家庭“${shorten(household)}”中孩子们的练习内容。请保留这封邮件。`,
    ],
    sections: notice('你同意的内容'),
    link: { label: open, address },
    after: [
      '你可以随时撤回同意：打开“设置”，进入“孩子的数据”，选择“撤回同意”。你也可以在那里下载全部数据，并查看在哪里删除。',
      '不是你本人操作？请撤回同意并更改密码，或回复这封邮件。',
    ],
  }),
} as const satisfies Partial<MailWords>;

const week: MailWords['week'] = {
  subject: (monday, sunday) => `Flashspark 一周小结：${monthDay(monday)}至${monthDay(sunday)}`,
  before: (household, monday, sunday) => [
    hello,
    `这是家庭“${household}”的一周，从${monthDay(monday)}（星期一）到${monthDay(sunday)}（星期日）。`,
  ],
  studied: ({ days, answers, percent: right, quizzes: quizCount }) => {
    const done = [
      ...(answers > 0 ? [cards(answers)] : []),
      ...(right === undefined ? [] : [`正确率 ${percent(right)}`]),
      ...(quizCount > 0 ? [quizzes(quizCount)] : []),
    ];
    return `学习了 ${count(days, { other: '天' })}：${list(done)}。`;
  },
  knows: ({ known, mastered, more }) => {
    if (mastered === 0) return `现在学会了 ${cards(known)}。`;
    if (more === undefined) return `现在学会了 ${cards(known)}，其中 ${number(mastered)} 张已掌握。`;
    return `现在学会了 ${cards(known)}，其中 ${number(mastered)} 张已掌握（比一周前多 ${number(more)} 张）。`;
  },
  questions: '餐桌上的问题',
  question: (name, question) => `问 ${name}：${question}`,
  nextWeek: '下周',
  coming: (name, { due, work, others }) => {
    const toDo = list([...work.map(nameWork), ...(others > 0 ? [`另外 ${number(others)} 项任务`] : [])]);
    if (due === 0) return `${name}：${toDo}`;
    return toDo === '' ? `${name}：${cards(due)}要复习` : `${name}：${cards(due)}要复习，还有${toDo}`;
  },
  open,
  after: ['如果这一周有人学习，你会在星期日收到这封邮件。它是你在“设置”里打开的。'],
  stop: '停止每周邮件',
};

export const chinese: MailWords = { language: 'zh-CN', ...accountMails, ...familyMails, week };
