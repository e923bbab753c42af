/** The words of sums and measures in a language. `#` is the number. */
interface NumberPhrases {
  readonly double: string;
  readonly half: string;
  /** To the nearest ten, hundred, thousand, whole number and tenth. */
  readonly round: readonly string[];
  /** Times, then measures: what is asked, and what there is to add to an answer. */
  readonly times: readonly string[];
  readonly measures: readonly string[];
  /** A fraction, decimal or percentage as a decimal, as a percentage, and as a fraction in lowest terms. */
  readonly forms: readonly string[];
  /** What comes between a quotient and its remainder. */
  readonly remainder: string;
}

function phrases(
  double: string,
  half: string,
  round: string,
  times: string,
  measures: string,
  forms: string,
  remainder: string,
): NumberPhrases {
  const read = (text: string) => text.split('|');
  return {
    double,
    half,
    round: read(round),
    times: read(times),
    measures: read(measures),
    forms: read(forms),
    remainder,
  };
}

const numberPhrases: Readonly<Record<string, NumberPhrases>> = {
  en: phrases(
    'double #',
    'half of #',
    'Round # to the nearest ten|Round # to the nearest hundred|Round # to the nearest thousand|Round # to the nearest whole number|Round # to the nearest tenth',
    'seconds in a minute|minutes in an hour|hours in a day|days in a week|months in a year|days in a year=366 in a leap year|weeks in a year=And a day, or two in a leap year|years in a decade|years in a century',
    'millimeters in a centimeter|centimeters in a meter|meters in a kilometer|grams in a kilogram|milliliters in a liter|kilograms in a metric ton|degrees in a right angle|degrees in a full turn|things in a dozen',
    '# as a decimal|# as a percentage|# as a fraction in lowest terms',
    ' R ',
  ),
  de: phrases(
    'das Doppelte von #',
    'die Hälfte von #',
    'Runde # auf Zehner|Runde # auf Hunderter|Runde # auf Tausender|Runde # auf Ganze|Runde # auf Zehntel',
    'Sekunden in einer Minute|Minuten in einer Stunde|Stunden an einem Tag|Tage in einer Woche|Monate in einem Jahr|Tage in einem Jahr=366 in einem Schaltjahr|Wochen in einem Jahr=Und ein Tag, im Schaltjahr zwei|Jahre in einem Jahrzehnt|Jahre in einem Jahrhundert',
    'Millimeter in einem Zentimeter|Zentimeter in einem Meter|Meter in einem Kilometer|Gramm in einem Kilogramm|Milliliter in einem Liter|Kilogramm in einer Tonne|Grad in einem rechten Winkel|Grad in einer ganzen Drehung|Stück in einem Dutzend',
    '# als Dezimalzahl|# in Prozent|# als gekürzter Bruch',
    ' R ',
  ),
  fr: phrases(
    'le double de #',
    'la moitié de #',
    'Arrondis # à la dizaine|Arrondis # à la centaine|Arrondis # au millier|Arrondis # à l’unité|Arrondis # au dixième',
    'secondes dans une minute|minutes dans une heure|heures dans une journée|jours dans une semaine|mois dans une année|jours dans une année=366 dans une année bissextile|semaines dans une année=Et un jour, ou deux les années bissextiles|années dans une décennie|années dans un siècle',
    'millimètres dans un centimètre|centimètres dans un mètre|mètres dans un kilomètre|grammes dans un kilogramme|millilitres dans un litre|kilogrammes dans une tonne|degrés dans un angle droit|degrés dans un tour complet|objets dans une douzaine',
    '# en nombre décimal|# en pourcentage|# en fraction irréductible',
    ' reste ',
  ),
  es: phrases(
    'el doble de #',
    'la mitad de #',
    'Redondea # a la decena|Redondea # a la centena|Redondea # al millar|Redondea # a la unidad|Redondea # a la décima',
    'segundos en un minuto|minutos en una hora|horas en un día|días en una semana|meses en un año|días en un año=366 en un año bisiesto|semanas en un año=Y un día, o dos en un año bisiesto|años en una década|años en un siglo',
    'milímetros en un centímetro|centímetros en un metro|metros en un kilómetro|gramos en un kilogramo|mililitros en un litro|kilogramos en una tonelada|grados en un ángulo recto|grados en una vuelta completa|unidades en una docena',
    '# como número decimal|# como porcentaje|# como fracción irreducible',
    ' resto ',
  ),
  it: phrases(
    'il doppio di #',
    'la metà di #',
    'Arrotonda # alla decina|Arrotonda # al centinaio|Arrotonda # al migliaio|Arrotonda # all’unità|Arrotonda # al decimo',
    'secondi in un minuto|minuti in un’ora|ore in un giorno|giorni in una settimana|mesi in un anno|giorni in un anno=366 in un anno bisestile|settimane in un anno=E un giorno, o due in un anno bisestile|anni in un decennio|anni in un secolo',
    'millimetri in un centimetro|centimetri in un metro|metri in un chilometro|grammi in un chilogrammo|millilitri in un litro|chilogrammi in una tonnellata|gradi in un angolo retto|gradi in un giro completo|pezzi in una dozzina',
    '# come numero decimale|# in percentuale|# come frazione ridotta ai minimi termini',
    ' resto ',
  ),
  pt: phrases(
    'o dobro de #',
    'a metade de #',
    'Arredonde # para a dezena mais próxima|Arredonde # para a centena mais próxima|Arredonde # para o milhar mais próximo|Arredonde # para o inteiro mais próximo|Arredonde # para o décimo mais próximo',
    'segundos em um minuto|minutos em uma hora|horas em um dia|dias em uma semana|meses em um ano|dias em um ano=366 em um ano bissexto|semanas em um ano=E um dia, ou dois em um ano bissexto|anos em uma década|anos em um século',
    'milímetros em um centímetro|centímetros em um metro|metros em um quilômetro|gramas em um quilograma|mililitros em um litro|quilogramas em uma tonelada|graus em um ângulo reto|graus em uma volta completa|unidades em uma dúzia',
    '# como número decimal|# em porcentagem|# como fração irredutível',
    ' resto ',
  ),
  ar: phrases(
    'ضعف #',
    'نصف #',
    'قرّب # إلى أقرب عشرة|قرّب # إلى أقرب مئة|قرّب # إلى أقرب ألف|قرّب # إلى أقرب عدد صحيح|قرّب # إلى أقرب جزء من عشرة',
    'عدد الثواني في الدقيقة|عدد الدقائق في الساعة|عدد الساعات في اليوم|عدد الأيام في الأسبوع|عدد الأشهر في السنة|عدد الأيام في السنة=366 في السنة الكبيسة|عدد الأسابيع في السنة=ويوم واحد، أو يومان في السنة الكبيسة|عدد السنوات في العقد|عدد السنوات في القرن',
    'عدد المليمترات في السنتيمتر|عدد السنتيمترات في المتر|عدد الأمتار في الكيلومتر|عدد الغرامات في الكيلوغرام|عدد المليلترات في اللتر|عدد الكيلوغرامات في الطن|عدد الدرجات في الزاوية القائمة|عدد الدرجات في الدورة الكاملة|عدد الأشياء في الدزينة',
    '# على صورة عدد عشري|# على صورة نسبة مئوية|# على صورة كسر في أبسط صورة',
    ' والباقي ',
  ),
  zh: phrases(
    '# 的两倍',
    '# 的一半',
    '把 # 四舍五入到十位|把 # 四舍五入到百位|把 # 四舍五入到千位|把 # 四舍五入到个位|把 # 四舍五入到十分位',
    '一分钟有多少秒|一小时有多少分钟|一天有多少小时|一周有多少天|一年有多少个月|一年有多少天=闰年有 366 天|一年有多少周=还多一天，闰年多两天|一个年代有多少年|一个世纪有多少年',
    '一厘米有多少毫米|一米有多少厘米|一千米有多少米|一千克有多少克|一升有多少毫升|一吨有多少千克|直角是多少度|周角是多少度|一打是多少个',
    '把 # 写成小数|把 # 写成百分数|把 # 写成最简分数',
    ' 余 ',
  ),
};

/** The units of `amounts.ts` whose symbols or names differ in a language. */
const unitNames: Readonly<Record<string, string>> = {
  de: 'days=Tage|weeks=Wochen|cups=Tassen|short tons=US-Tonnen',
  fr: 'days=jours|weeks=semaines|cups=tasses|short tons=tonnes courtes',
  es: 'days=días|weeks=semanas|cups=tazas|short tons=toneladas cortas',
  it: 'days=giorni|weeks=settimane|cups=tazze|short tons=tonnellate corte',
  pt: 'days=dias|weeks=semanas|cups=xícaras|short tons=toneladas curtas',
  ar: 'mm=مم|cm=سم|m=م|km=كم|mg=ملغ|g=غ|kg=كغ|t=طن|mL=مل|cL=سل|dL=دسل|L=ل|s=ثانية|min=دقيقة|h=ساعة|days=يوم|weeks=أسبوع|in=بوصة|ft=قدم|yd=ياردة|mi=ميل|oz=أونصة|lb=رطل|short tons=طن أمريكي|fl oz=أونصة سائلة|cups=كوب|pt=باينت|qt=كوارت|gal=غالون',
  zh: 'mm=毫米|cm=厘米|m=米|km=千米|mg=毫克|g=克|kg=千克|t=吨|mL=毫升|cL=厘升|dL=分升|L=升|s=秒|min=分|h=小时|days=天|weeks=周|in=英寸|ft=英尺|yd=码|mi=英里|oz=盎司|lb=磅|short tons=短吨|fl oz=液盎司|cups=杯|pt=品脱|qt=夸脱|gal=加仑',
};

/** @returns a unit as a language writes it */
export function nameUnit(unit: string, language: string): string {
  const names = unitNames[language]?.split('|').map((pair) => pair.split('=')) ?? [];
  return names.find(([own]) => own === unit)?.[1] ?? unit;
}

/** @returns a number with a point as a language writes it, with Western figures */
export function writeDecimal(text: string, language: string): string {
  return text.replace('.', new Intl.NumberFormat(`${language}-u-nu-latn`).format(0.1).charAt(1));
}

export function phrasesIn(language = 'en'): NumberPhrases {
  const found = numberPhrases[language];
  if (!found) throw new Error(`There are no numbers in ${language}.`);
  return found;
}
