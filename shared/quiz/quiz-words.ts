import type { AppLanguage } from '../languages.ts';

/** What a generated quiz says beside the cards. Children read it too, so no card is called weak. */
export interface QuizWords {
  /** The quiz's name. `{deck}` is the deck's name. */
  readonly name: string;
  readonly description: string;
  /** After the name, by the cards that the quiz asks about. */
  readonly about: { readonly first: ''; readonly weakest: string; readonly new: string };
  /** The question about a side that is only a picture or a sound. */
  readonly question: string;
  /** The explanation of a question about two sides. */
  readonly pair: string;
  /** Options for decks with too few wrong answers. They are never right, because the right answer is always among the options. */
  readonly fillers: readonly string[];
  /** A further one, with its number. */
  readonly another: string;
}

const about = (weakest: string, fresh: string): QuizWords['about'] => ({
  first: '',
  weakest: ` – ${weakest}`,
  new: ` – ${fresh}`,
});

/** By the language of the person who makes the quiz. A quiz keeps its words, as its parents can change them. The English ones are the specification's. */
export const quizWords: Readonly<Record<AppLanguage, QuizWords>> = {
  en: {
    name: 'Quiz: {deck}',
    description: 'Auto-generated quiz from {deck}',
    about: about('tricky cards', 'new cards'),
    question: 'What goes with this?',
    pair: '“{back}” goes with “{front}”.',
    fillers: ['None of these', 'Something else', 'I’m not sure yet'],
    another: 'Another answer {number}',
  },
  de: {
    name: 'Quiz: {deck}',
    description: 'Automatisch erstelltes Quiz aus {deck}',
    about: about('knifflige Karten', 'neue Karten'),
    question: 'Was gehört dazu?',
    pair: '„{back}“ gehört zu „{front}“.',
    fillers: ['Nichts davon', 'Etwas anderes', 'Ich bin noch nicht sicher'],
    another: 'Andere Antwort {number}',
  },
  fr: {
    name: 'Quiz\u{A0}: {deck}',
    description: 'Quiz créé automatiquement à partir de {deck}',
    about: about('cartes difficiles', 'nouvelles cartes'),
    question: 'Qu’est-ce qui va avec\u{202F}?',
    pair: '«\u{A0}{back}\u{A0}» va avec «\u{A0}{front}\u{A0}».',
    fillers: ['Rien de tout cela', 'Autre chose', 'Je ne sais pas encore'],
    another: 'Autre réponse {number}',
  },
  es: {
    name: 'Cuestionario: {deck}',
    description: 'Cuestionario creado automáticamente a partir de {deck}',
    about: about('tarjetas difíciles', 'tarjetas nuevas'),
    question: '¿Qué va con esto?',
    pair: '«{back}» va con «{front}».',
    fillers: ['Nada de esto', 'Otra cosa', 'Todavía no lo sé'],
    another: 'Otra respuesta {number}',
  },
  it: {
    name: 'Quiz: {deck}',
    description: 'Quiz creato automaticamente da {deck}',
    about: about('carte difficili', 'carte nuove'),
    question: 'Che cosa va con questo?',
    pair: '“{back}” va con “{front}”.',
    fillers: ['Niente di tutto questo', 'Qualcos’altro', 'Non lo so ancora'],
    another: 'Altra risposta {number}',
  },
  'pt-BR': {
    name: 'Quiz: {deck}',
    description: 'Quiz criado automaticamente a partir de {deck}',
    about: about('cartões difíceis', 'cartões novos'),
    question: 'O que combina com isto?',
    pair: '“{back}” combina com “{front}”.',
    fillers: ['Nada disso', 'Outra coisa', 'Ainda não sei'],
    another: 'Outra resposta {number}',
  },
  ar: {
    name: 'اختبار: {deck}',
    description: 'اختبار أُنشئ تلقائيًا من {deck}',
    about: about('بطاقات صعبة', 'بطاقات جديدة'),
    question: 'ما الذي يناسب هذا؟',
    pair: '«{back}» تناسب «{front}».',
    fillers: ['لا شيء من هذا', 'شيء آخر', 'لست متأكدًا بعد'],
    another: 'إجابة أخرى {number}',
  },
  'zh-CN': {
    name: '测验：{deck}',
    description: '根据 {deck} 自动生成的测验',
    about: about('难记的卡片', '新卡片'),
    question: '哪一个和它对应？',
    pair: '“{back}”对应“{front}”。',
    fillers: ['都不是', '别的答案', '我还不确定'],
    another: '另一个答案 {number}',
  },
};

/** @returns the words with what stands in their places */
export function fillPlaces(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
