import { guessLanguage } from '../../cards/side-languages.ts';
import { isSameTongue } from './running-text.ts';
import { countWords, share, startsWithArticle } from '../tidy-rows.ts';

const words = (text: string): string => text.trim().split(/\s+/).join('|').replaceAll('_', ' ');

/** What texts of a household or a school call themselves that are no lists to learn, by language. */
const titlesIn = {
  en: String.raw`
    invoice receipt order_confirmation shopping_list grocery_list packing_list reading_list to-?do_list recipe ingredients directions timetable schedule agenda minutes
    meeting meeting_notes attendees apologies scores standings fixtures rules how_to_play chorus verse lyrics newsletter itinerary menu price_list attendance birthdays class_list phone_list contact_list
    who_brings_what seating_plan chores? sign-up_(?:list|sheet) release_notes changelog opening_hours
  `,
  de: String.raw`
    rechnung quittung bestellung bestellnummer einkaufsliste einkaufszettel packliste leseliste bücherliste rezept zutaten zubereitung stundenplan fahrplan tagesablauf
    tagesordnung protokoll sitzung elternabend anwesende? entschuldigt ergebnisse spieltag spielregeln spielanleitung refrain strophe speiseplan speisekarte preisliste anwesenheitsliste geburtstage klassenliste telefonliste adress(?:en)?liste kontaktliste
    wer_bringt_was mitbringliste sitzplan raumplan putzplan besetzung rollenverteilung rollen_im_stück parkgebühren eintrittspreise öffnungszeiten
  `,
  fr: String.raw`facture reçu liste_de_courses recette ingrédients préparation emploi_du_temps horaires ordre_du_jour réunion compte[-_]rendu procès-verbal résultats règles_du_jeu couplet anniversaires`,
  es: String.raw`factura recibo lista_de_(?:la_)?compras? receta ingredientes preparación horario orden_del_día reunión acta resultados reglas_del_juego estribillo cumpleaños`,
  it: String.raw`fattura ricevuta lista_della_spesa ricetta ingredienti preparazione orario ordine_del_giorno verbale risultati regole_del_gioco ritornello compleanni`,
  tr: String.raw`fatura alışveriş_listesi tarif malzemeler ders_programı tutanak gündem kurallar`,
  pt: String.raw`lista_de_compras receita ingredientes modo_de_preparo ata_da regras_do_jogo`,
  others: String.raw`فاتورة قائمة_التسوق وصفة المقادير جدول_الحصص 购物清单 菜谱 食谱 课程表 发票 会议记录`,
};
const titles = new RegExp(String.raw`(?<!\p{L})(?:${Object.values(titlesIn).map(words).join('|')})(?!\p{L})`, 'iu');
/** Words that say that a text is a list to learn, even of words about what it names. */
const toLearn =
  /(?<!\p{L})(?:vocab\p{L}*|words?|terms?|glossary|flash ?cards?|vokabel\p{L}*|wortschatz|wörter|begriffe|karteikarten|lernkarten|mots|vocabulaire|lexique|palabras|vocabulario|parole|palavras|kelime\p{L}*|definitions?|definitionen|(?:unit|lesson|lektion|leçon|unité|lección|unidad|lezione|unità|lição|unidade|ünite|الوحدة|الدرس)\s*\d+|كلمات|مفردات|词汇|单词|生词)(?!\p{L})/iu;
/** Words of a title. Longer lines are sentences about something. */
const mostWords = 7;

/** Whether lines without two sides, above or between those that have them, say that a text is a recipe, an invoice, a timetable or the like. */
export function namesOther(lines: readonly string[]): boolean {
  const short = lines.filter((line) => line.split(/\s+/).length <= mostWords);
  return short.some((line) => titles.test(line)) && !lines.some((line) => toLearn.test(line));
}

/** Labels that stand before what holds of a letter, a meeting, a task or a game, by language. As words to learn, they have one word on the other side. */
const labelsIn = {
  en: String.raw`
    date time place location venue where when deadline due due_date subject class course teacher present attendees apologies absent chair start end next_meeting note tip hint
    remember important homework task bring players age goal aim equipment material duration field winner score total subtotal sum tax amount address phone email iban
    customer shipping serves servings prep_time cook_time ingredients author title publisher pages
    maths? english german french science history geography art music pe p\.e\. sports
  `,
  de: String.raw`
    datum uhrzeit zeit ort treffpunkt wo wann frist abgabe(?:termin)? fach klasse kurs lehrer(?:in)? anwesend(?:e)? entschuldigt abwesend leitung beginn ende nächster_termin
    hinweis tipp merke achtung wichtig hausaufgaben? aufgabe mitbringen spieler alter ziel spielziel dauer spielfeld gewinner ergebnis summe gesamt(?:betrag)? betrag mwst versand
    zahlbar_bis adresse telefon kunde rechnungsnummer bestellnummer portionen zutaten autor(?:in)? titel verlag seiten? quelle thema lektion top_\d+ punkt_\d+
    mathe(?:matik)? deutsch englisch französisch latein bio(?:logie)? physik chemie geschichte erdkunde kunst musik sport religion
  `,
  fr: String.raw`
    heure lieu où quand matière classe cours professeure? présents? absents? excusés? début fin remarque astuce conseil attention important devoirs joueurs but durée somme
    montant adresse téléphone source thème
  `,
  es: String.raw`
    fecha hora lugar asignatura curso profesora? asistentes ausentes inicio fin nota consejo atención importante deberes jugadores objetivo duración total importe dirección
    teléfono fuente tema
  `,
  it: String.raw`data ora luogo materia classe presenti assenti inizio fine nota consiglio attenzione compiti giocatori scopo durata totale importo indirizzo fonte tema`,
  pt: String.raw`disciplina turma professora? presentes início fim dica atenção observação tarefa jogadores duração`,
  tr: String.raw`tarih saat yer ders sınıf öğretmen katılanlar not ipucu ödev toplam konu`,
  others: String.raw`
    التاريخ الوقت المكان المادة الصف المعلم ملاحظة نصيحة الواجب المجموع الموضوع
    日期 时间 地点 科目 班级 老师 注意 提示 备注 作业 总计
  `,
};
const labels = new RegExp(`^(?:${Object.values(labelsIn).map(words).join('|')})$`, 'iu');

/** A time, a date, a year or a price. */
const figure = /\d{1,2}[.:]\d\d|\d{4}|\d\s?[€$£]|[€$£]\s?\d/;
const isTold = (back: string): boolean => back.split(/\s+/).length > 3 || figure.test(back);

/**
 * Whether some rows say when and where something is, what it costs or what to bear in mind: labels before several words or a number. One is enough at the start or
 * the end, or beside others, if a whole phrase or a date is behind it.
 */
export function areNotes(fronts: readonly string[], backs: readonly string[]): boolean {
  const found = fronts.flatMap((front, at) => {
    const back = (backs[at] ?? '').replaceAll(/\s*\([^()]*\)/g, '');
    const isLabel = labels.test(front.replace(/^\P{L}+/u, '').trim()) && /\S\s+\S|\d|[一-鿿]{4}/u.test(back);
    return isLabel ? [{ at, isWhole: isTold(back) }] : [];
  });
  const areWhole = found.some(
    ({ isWhole, at }) => isWhole && (found.length > 1 || at === 0 || at === fronts.length - 1),
  );
  return areWhole || found.length > 1;
}

/** Words of a side that is a word to learn, with its article. */
const fewWords = 4;

const ofLanguages = Object.keys(titlesIn).map((tag) => {
  const of = (all: Readonly<Record<string, string>>) => words(all[tag] ?? '');
  return { tag, named: new RegExp(String.raw`(?<!\p{L})(?:${of(titlesIn)})(?!\p{L})|^(?:${of(labelsIn)})$`, 'iu') };
});

/**
 * Whether sides are words to learn, though a title or labels are usual in a household: they are short, without figures, and in two languages, with an equals sign
 * between them, or one side has the articles of another language than that of the title and the labels.
 */
export function areWords(
  cut: { fronts: readonly string[]; backs: readonly string[]; delimiter: string },
  lines: readonly string[],
) {
  const { fronts, backs, delimiter } = cut;
  const isWord = (text: string) => !/\d/.test(text) && countWords(text) <= fewWords;
  if (fronts.length < 3 || ![...fronts, ...backs].every(isWord)) return false;
  const isSame = isSameTongue(fronts, backs);
  if (isSame !== undefined || delimiter.trim() === '=') return isSame !== true;
  const said = [...fronts, ...lines];
  const own = new Set(ofLanguages.flatMap(({ tag, named }) => (said.some((text) => named.test(text)) ? tag : [])));
  return [fronts, backs].some((sides) => {
    const language = guessLanguage(sides);
    const articles = sides.filter((side) => startsWithArticle(side, false)).length;
    return share(articles, sides) >= 0.6 && language !== undefined && !own.has(language);
  });
}
