import type { CardSides } from '../schemas/deck.ts';
import { type DeckMaker, joinDetails, range, sayIn, writtenLanguages } from './cards.ts';
import { type Level, makeLevels } from './levels.ts';
import { mixCards } from './mix-cards.ts';

/** Makes cards of words in their order. `~` comes before how a learned word is read, such as its pinyin. */
function pairUp(known: readonly string[], learned: readonly string[]): CardSides[] {
  return known.map((word, index) => {
    const [front = ''] = word.split('~');
    const [back = '', extra] = learned[index]?.split('~') ?? [];
    return { front, back, ...(extra !== undefined && { extra }) };
  });
}

/** Reads words parted by spaces, in which `_` is a space. */
function readWords(text = ''): string[] {
  return text.split(' ').map((word) => word.replaceAll('_', ' '));
}

/** Makes cards from one language to another. If both are the same, each card asks which item comes next in the list, which starts again after its last item. */
function circleOf(list: (language: string) => readonly string[], after: string): DeckMaker {
  return ({ from = 'en', to = 'es' }, words) => {
    const learned = list(to);
    const isSame = from === to;
    return {
      detail: isSame ? words.say(after, { language: words.nameLanguage(to) }) : sayIn(words, to),
      frontLanguage: from,
      backLanguage: to,
      cards: mixCards([
        pairUp(isSame ? learned.map((word) => `${word} → ?`) : list(from), isSame ? turn(learned) : learned),
      ]),
    };
  };
}

function turn(words: readonly string[]): string[] {
  return [...words.slice(1), ...words.slice(0, 1)];
}

/** Lists weekday names from Monday (January 1, 2024) on, in UTC to avoid clock changes. */
function listDays(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return range(1, 7).map((day) => format.format(Date.UTC(2024, 0, day)));
}

function listMonths(language: string): string[] {
  // Formats only the month, because some languages inflect it within a date.
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return range(0, 11).map((month) => format.format(Date.UTC(2024, month, 15)));
}

/** Number words: zero to twenty, then tens to a hundred. */
const numberWords: Readonly<Record<string, string>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety one_hundred',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent',
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
  it: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
  pt: 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze_/_quatorze quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd',
  ar: 'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة أحد_عشر اثنا_عشر ثلاثة_عشر أربعة_عشر خمسة_عشر ستة_عشر سبعة_عشر ثمانية_عشر تسعة_عشر عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون مئة_/_مائة',
  zh: '零~líng 一~yī 二~èr 三~sān 四~sì 五~wǔ 六~liù 七~qī 八~bā 九~jiǔ 十~shí 十一~shíyī 十二~shí’èr 十三~shísān 十四~shísì 十五~shíwǔ 十六~shíliù 十七~shíqī 十八~shíbā 十九~shíjiǔ 二十~èrshí 三十~sānshí 四十~sìshí 五十~wǔshí 六十~liùshí 七十~qīshí 八十~bāshí 九十~jiǔshí 一百~yībǎi',
};

const numbersInWords: DeckMaker = async (choices, words) => {
  const { to = 'es' } = choices;
  const learned = readWords(numberWords[to]);
  const figures = [...range(0, 20), ...range(3, 10).map((tens) => 10 * tens)].map(String);
  const levelOf = (detail: string, from: number, end?: number): Level => ({
    detail,
    groups: () => [pairUp(figures, learned).slice(from, end)],
  });
  const levels = {
    ten: levelOf('0 to 10', 0, 11),
    twenty: levelOf('11 to 20', 11, 21),
    tens: levelOf('30 to 100', 21),
  };
  const { detail, ...made } = await makeLevels({ levels, answerWay: 'flip', backLanguage: to })(choices, words);
  const own = detail?.replace(/^: /, '') ?? [];
  return { ...made, detail: joinDetails(words, [sayIn(words, to), own].flat()) };
};

const swatches = '🔴 🟠 🟡 🟢 🔵 🟣 🟤 ⚫ ⚪'.split(' ');

/** Color words in the order of the swatches. */
const colorWords: Readonly<Record<string, string>> = {
  en: 'red orange yellow green blue purple brown black white',
  es: 'rojo naranja amarillo verde azul morado_/_violeta marrón_/_café negro blanco',
  fr: 'rouge orange jaune vert bleu violet marron noir blanc',
  de: 'rot orange gelb grün blau lila_/_violett braun schwarz weiß',
  it: 'rosso arancione giallo verde blu viola marrone nero bianco',
  pt: 'vermelho laranja amarelo verde azul roxo marrom preto branco',
  nl: 'rood oranje geel groen blauw paars bruin zwart wit',
  ar: 'أحمر برتقالي أصفر أخضر أزرق بنفسجي بني أسود أبيض',
  zh: '红色~hóngsè 橙色~chéngsè 黄色~huángsè 绿色~lǜsè 蓝色~lánsè 紫色~zǐsè 棕色~zōngsè 黑色~hēisè 白色~báisè',
};

const colors: DeckMaker = ({ from = 'none', to = 'en' }, words) => {
  const known = from === to || from === 'none' ? undefined : readWords(colorWords[from]);
  return {
    detail: sayIn(words, to),
    ...(known && { frontLanguage: from }),
    backLanguage: to,
    cards: pairUp(
      swatches.map((swatch, index) => [swatch, known?.[index] ?? []].flat().join(' ')),
      readWords(colorWords[to]),
    ),
  };
};

/** Basic phrases, in the order of `writtenLanguages`. */
const phrases = `
hello=hola=salut / bonjour=hallo=ciao / salve=olá / oi=hallo=مرحبًا=你好~nǐhǎo
goodbye=adiós=au revoir=auf Wiedersehen / tschüss=arrivederci=tchau / adeus=tot ziens=مع السلامة=再见~zàijiàn
please=por favor=s’il te plaît / s’il vous plaît=bitte=per favore / per piacere=por favor=alsjeblieft=من فضلك=请~qǐng
thank you=gracias=merci=danke=grazie=obrigado / obrigada=dank je=شكرًا=谢谢~xièxie
yes=sí=oui=ja=sì=sim=ja=نعم=是的~shìde
no=no=non=nein=no=não=nee=لا=不是~bùshì
the house=la casa=la maison=das Haus=la casa=a casa=het huis=البيت=房子~fángzi
the dog=el perro=le chien=der Hund=il cane=o cachorro / o cão=de hond=الكلب=狗~gǒu
the cat=el gato=le chat=die Katze=il gatto=o gato=de kat=القطة=猫~māo
the water=el agua=l’eau=das Wasser=l’acqua=a água=het water=الماء=水~shuǐ
the bread=el pan=le pain=das Brot=il pane=o pão=het brood=الخبز=面包~miànbāo
the school=la escuela=l’école=die Schule=la scuola=a escola=de school=المدرسة=学校~xuéxiào
the book=el libro=le livre=das Buch=il libro=o livro=het boek=الكتاب=书~shū
the friend=el amigo / la amiga=l’ami / l’amie=der Freund / die Freundin=l’amico / l’amica=o amigo / a amiga=de vriend / de vriendin=الصديق / الصديقة=朋友~péngyou
the mother=la madre=la mère=die Mutter=la madre=a mãe=de moeder=الأم=妈妈~māma
the father=el padre=le père=der Vater=il padre=o pai=de vader=الأب=爸爸~bàba
big=grande=grand=groß=grande=grande=groot=كبير=大~dà
small=pequeño=petit=klein=piccolo=pequeno=klein=صغير=小~xiǎo
good morning=buenos días=bonjour=guten Morgen=buongiorno=bom dia=goedemorgen=صباح الخير=早上好~zǎoshang hǎo
good night=buenas noches=bonne nuit=gute Nacht=buonanotte=boa noite=welterusten=تصبح على خير=晚安~wǎn’ān`
  .trim()
  .split('\n')
  .map((row) => row.split('='));

function listPhrases(language: string): string[] {
  const column = writtenLanguages.indexOf(language);
  return phrases.map((row) => row[column] ?? '');
}

const firstPhrases: DeckMaker = ({ from = 'en', to = 'es' }, words) => ({
  detail: sayIn(words, to),
  frontLanguage: from,
  backLanguage: to,
  cards: pairUp(listPhrases(from), listPhrases(to)),
});

export const makers = {
  days: circleOf(listDays, 'in {language}: which day comes next'),
  months: circleOf(listMonths, 'in {language}: which month comes next'),
  'numbers-in-words': numbersInWords,
  colors,
  'first-words': firstPhrases,
};
