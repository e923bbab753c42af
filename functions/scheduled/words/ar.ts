import { limits } from '../../../shared/limits.ts';
import { type Draft, shorten } from '../draft.ts';
import { inLanguage } from './in-language.ts';
import type { Coming, MailWords } from './mail-words.ts';

const tag = 'ar-u-nu-latn';
const { number, percent, list, longDate, monthDay, count } = inLanguage(tag);
const plurals = new Intl.PluralRules(tag);

const hello = 'مرحبًا،';
const open = 'فتح Flashspark';
const [minute, day] = [60, 24 * 60 * 60];

/** Forms of an Arabic noun. Those of one and of two say the number themselves. */
interface ArabicForms {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
}

function countOf(value: number, forms: ArabicForms): string {
  const category = plurals.select(value);
  return category === 'one' || category === 'two' ? forms[category] : count(value, forms);
}

const cards = (cardCount: number): string =>
  countOf(cardCount, { one: 'بطاقة واحدة', two: 'بطاقتان', few: 'بطاقات', many: 'بطاقة', other: 'بطاقة' });
const quizzes = (quizCount: number): string =>
  countOf(quizCount, { one: 'اختبار واحد', two: 'اختباران', few: 'اختبارات', many: 'اختبارًا', other: 'اختبار' });
const moreWork = (workCount: number): string =>
  countOf(workCount, {
    one: 'مهمة أخرى',
    two: 'مهمتان أخريان',
    few: 'مهام أخرى',
    many: 'مهمة أخرى',
    other: 'مهمة أخرى',
  });
/** After a preposition or as a span of time. */
const minutes = (minuteCount: number): string =>
  countOf(minuteCount, { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' });
const days = (dayCount: number): string =>
  countOf(dayCount, { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' });

const signInMethodChanges = {
  'passkey-added': {
    subject: 'مفتاح مرور جديد لحسابك على Flashspark',
    line: 'أُضيف مفتاح مرور إلى حسابك على Flashspark. يمكنك الآن تسجيل الدخول به.',
  },
  'pin-set': {
    subject: 'رمز PIN جديد لحسابك على Flashspark',
    line: 'عُيّن رمز PIN لحسابك على Flashspark على جهاز للعائلة. يفتح هذا الرمز قسمك على ذلك الجهاز.',
  },
  'password-removed': {
    subject: 'أُزيلت كلمة مرورك على Flashspark',
    line: 'لم تعد لحسابك على Flashspark كلمة مرور. سجّل الدخول بمفتاح مرور أو عبر Google.',
  },
} as const;

/** The invited person's role, in words that a grandparent understands. */
const invitedAs = {
  owner: 'بصفتك مالكًا، تدير كل شيء.',
  guardian: 'بصفتك وليًّا، تدير المتعلّمين ومجموعات البطاقات والاختبارات.',
  viewer: 'بصفتك مُشاهدًا، يمكنك قراءة التقارير وتشجيع الأطفال، لكن لا يمكنك تغيير أي شيء.',
} as const;

/** Names the work in a sentence. Some quizzes already have “quiz” in their names: `Quiz: World capitals`. */
function nameWork({ type, name, dueDate, isPast }: Coming['work'][number]): string {
  const quiz = /^(?:quiz\b|اختبار)/i.test(name) ? `«${name}»` : `اختبار «${name}»`;
  const what = type === 'deck' ? `مجموعة «${name}»` : quiz;
  if (dueDate === undefined) return what;
  return isPast ? `${what} (انقضى الموعد في ${monthDay(dueDate)})` : `${what} حتى ${monthDay(dueDate)}`;
}

const accountMails = {
  reset: (address) => ({
    subject: 'كلمة مرور جديدة لحسابك على Flashspark',
    before: [hello, 'طلب أحدهم كلمة مرور جديدة لحسابك على Flashspark.'],
    link: { label: 'اختيار كلمة مرور جديدة', address },
    after: [
      `يعمل هذا الرابط مرة واحدة، خلال ${minutes(limits.resetLinkSeconds / minute)}. وكلمة مرورك الجديدة تسجّل خروجك من كل الأجهزة.`,
      'لم تطلب ذلك؟ يمكنك تجاهل هذه الرسالة. لن تتغيّر كلمة مرورك.',
    ],
  }),
  verification: (address, code) => ({
    subject: `رمز Flashspark الخاص بك: ${code}`,
    before: [
      hello,
      `رمزك هو ${code}. اكتبه في Flashspark. يعمل الرمز خلال ${minutes(limits.emailCodeSeconds / minute)}.`,
      'أو أكّد بريدك عبر هذا الرابط:',
    ],
    link: { label: 'نعم، هذا بريدي', address },
    after: [
      `يعمل هذا الرابط مرة واحدة، خلال ${days(limits.verifyLinkSeconds / day)}.`,
      'لم تنشئ حسابًا على Flashspark؟ لا تفتح الرابط ولا تعطِ أحدًا الرمز. لن تصلك منا رسالة أخرى.',
    ],
  }),
  emailChange: (address, oldEmail, newEmail) => ({
    subject: 'تأكيد بريدك الجديد على Flashspark',
    before: [hello, `طلبت تغيير بريدك على Flashspark من ${oldEmail} إلى ${newEmail}.`],
    link: { label: 'نعم، تغييره', address },
    after: ['يعمل هذا الرابط مرة واحدة، خلال يوم واحد.', 'لم تطلب ذلك؟ لا تفتح الرابط، وغيّر كلمة مرورك.'],
  }),
  emailChanged: (oldEmail) => ({
    subject: 'تغيّر بريدك على Flashspark',
    before: [hello, `لحسابك على Flashspark بريد جديد. لم يعد بإمكانك تسجيل الدخول بالبريد ${oldEmail}.`],
    after: ['لم تفعل ذلك بنفسك؟ ردّ على هذه الرسالة فورًا.'],
  }),
  signInMethod: (address, change) => {
    const { subject, line } = signInMethodChanges[change];
    return {
      subject,
      before: [hello, line],
      link: { label: open, address },
      after: [
        'لم تفعل ذلك بنفسك؟ اختر كلمة مرور جديدة عبر «هل نسيت كلمة المرور؟». يسجّل ذلك خروج كل الأجهزة. ثم راجع مفاتيح مرورك في الإعدادات.',
      ],
    };
  },
} as const satisfies Partial<MailWords>;

const familyMails = {
  unused: (address, household, lastDay) => ({
    subject: `سيحذف Flashspark بيانات عائلتك في ${longDate(lastDay)}`,
    before: [
      hello,
      `لم يستخدم أحد في عائلة «${shorten(household)}» تطبيق Flashspark منذ وقت طويل. ونحن لا نحتفظ ببيانات الأطفال إلى الأبد. في ${longDate(lastDay)} سنحذف متعلّمي العائلة ومجموعات بطاقاتها وسجل دراستها.`,
    ],
    link: { label: 'تسجيل الدخول للاحتفاظ بها', address },
    after: [
      'إذا سجّل أحد أفراد العائلة الدخول مرة واحدة، نحتفظ بكل شيء. ويمكنك أيضًا تنزيل كل شيء من الإعدادات.',
      'لم تعد بحاجة إليها؟ يمكنك تجاهل هذه الرسالة.',
    ],
  }),
  invitation: (address, { inviter, household, role, learner }) => ({
    subject: 'دعوة إلى عائلة على Flashspark',
    before: [
      hello,
      `تلقيت دعوة من ${inviter} إلى عائلة «${shorten(household)}» على Flashspark، حيث يتعلّم الأطفال بالبطاقات.`,
      learner === undefined ? invitedAs[role] : `ستدرس باسم ${shorten(learner)}.`,
    ],
    link: { label: 'عرض الدعوة', address },
    after: [
      `هذه الدعوة لبريدك فقط، وتعمل خلال ${days(limits.invitationSeconds / day)}.`,
      'لا تعرف المرسل؟ يمكنك تجاهل هذه الرسالة.',
    ],
  }),
  consent: (address, { email, household, agreedAt }, notice): Draft => ({
    subject: 'وافقت على ما يخزّنه Flashspark عن أطفالك',
    before: [
      hello,
      `في ${longDate(agreedAt)} وافقت بالبريد ${email} على أن يخزّن Flashspark ما يتدرّب عليه الأطفال في عائلة «${shorten(household)}». يرجى الاحتفاظ بهذه الرسالة.`,
    ],
    sections: notice('ما وافقت عليه'),
    link: { label: open, address },
    after: [
      'يمكنك سحب موافقتك في أي وقت. افتح الإعدادات ثم «بيانات الأطفال»، واختر «سحب الموافقة». ويمكنك هناك أيضًا تنزيل كل شيء ومعرفة مكان حذفه.',
      'لم تفعل ذلك بنفسك؟ اسحب الموافقة وغيّر كلمة مرورك، أو ردّ على هذه الرسالة.',
    ],
  }),
} as const satisfies Partial<MailWords>;

const week: MailWords['week'] = {
  subject: (monday, sunday) => `أسبوعك على Flashspark، من ${monthDay(monday)} إلى ${monthDay(sunday)}`,
  before: (household, monday, sunday) => [
    hello,
    `إليك أسبوع عائلة «${household}»، من الاثنين ${monthDay(monday)} إلى الأحد ${monthDay(sunday)}.`,
  ],
  studied: ({ days: dayCount, answers, percent: right, quizzes: quizCount }) => {
    const done = [
      ...(answers > 0 ? [cards(answers)] : []),
      ...(right === undefined ? [] : [`${percent(right)} صواب`]),
      ...(quizCount > 0 ? [quizzes(quizCount)] : []),
    ];
    return `الدراسة في ${days(dayCount)}: ${list(done)}.`;
  },
  knows: ({ known, mastered, more }) => {
    if (mastered === 0) return `المعروف الآن: ${cards(known)}.`;
    if (more === undefined) return `المعروف الآن: ${cards(known)}، والمُتقَن منها ${number(mastered)}.`;
    return `المعروف الآن: ${cards(known)}، والمُتقَن منها ${number(mastered)} (بزيادة ${number(more)} على ما قبل أسبوع).`;
  },
  questions: 'أسئلة لوقت العشاء',
  question: (name, question) => `إلى ${name}: ${question}`,
  nextWeek: 'الأسبوع القادم',
  coming: (name, { due, work, others }) => {
    const toDo = list([...work.map(nameWork), ...(others > 0 ? [moreWork(others)] : [])]);
    if (due === 0) return `${name}: ${toDo}`;
    return toDo === '' ? `${name}: ${cards(due)} للمراجعة` : `${name}: ${cards(due)} للمراجعة، وكذلك ${toDo}`;
  },
  open,
  after: ['تصلك هذه الرسالة أيام الأحد إذا درس أحد خلال الأسبوع. وقد فعّلتها أنت من الإعدادات.'],
  stop: 'إيقاف الرسالة الأسبوعية',
};

export const arabic: MailWords = { language: 'ar', ...accountMails, ...familyMails, week };
