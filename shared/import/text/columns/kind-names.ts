import { findNamedLanguage } from '../../cards/side-languages.ts';

type Rows = readonly (readonly string[])[];

/** What tables of facts are about, by language. In a list of two languages, the same words are cards: `animal`, `Tier`. */
const kindsIn = {
  en: `
    animal habitat diet young sound plant tree leaf fruit crop season planet moon moons distance diameter inventor invention scientist discoverer discovery
    explorer painter painting sculptor composer composition piece work title book novel poem writer author character year date event epoch era period century
    feature features characteristic characteristics quantity symbol unit unity element metal formula substance state organ bone muscle function use purpose
    river mountain lake ocean country capital city continent region currency language population ruler dynasty reign battle treaty shape sides corners
    angles area perimeter vitamin nutrient source disease symptom symptoms rock mineral instrument family sport job tool abbreviation landmark group god goddess domain role origin meaning colour color material
    singular plural masculine feminine infinitive word opposite antonym synonym noun verb adjective adverb mistake correction
  `,
  de: `
    tier lebensraum nahrung futter jungtier männchen weibchen laut pflanze baum blatt blüte frucht jahreszeit planet mond monde entfernung durchmesser erfinder
    erfindung forscher entdecker entdeckung maler malerin gemälde bild bildhauer komponist komponistin werk stück titel buch roman gedicht autor autorin
    dichter figur jahr jahreszahl datum ereignis epoche zeitraum jahrhundert merkmal merkmale kennzeichen eigenschaft eigenschaften größe formelzeichen
    symbol zeichen abkürzung einheit element metall formel stoff aggregatzustand organ knochen muskel funktion aufgabe verwendung zweck berg gebirge see
    land bundesland kanton hauptstadt landeshauptstadt stadt kontinent erdteil währung sprache einwohner einwohnerzahl herrscher dynastie schlacht körper
    ecken kanten flächen fläche umfang vitamin nährstoff vorkommen krankheit ursache gestein instrument familie sportart beruf werkzeug sehenswürdigkeit
    wortart beispiel name bezeichnung gruppe gott göttin herkunft bedeutung farbe material körperteil fluss mündung länge höhe
    singular plural einzahl mehrzahl maskulin feminin infinitiv präsens präteritum perfekt wort fremdwort gegenteil gegensatz synonym nomen verb adjektiv adverb
    fehler verbesserung korrektur berichtigung
  `,
  fr: `
    animal habitat nourriture cri petit plante arbre fruit saison planète lunes distance inventeur invention découverte savant peintre tableau compositeur œuvre
    titre livre roman auteur personnage année date événement époque période siècle caractéristique caractéristiques grandeur symbole unité élément numéro
    formule organe os fonction fleuve montagne pays capitale ville continent région monnaie langue population roi bataille forme côtés angles aire périmètre
    vitamine maladie roche instrument métier outil abréviation nom groupe dieu origine couleur longueur hauteur
    singulier pluriel masculin féminin infinitif présent mot contraire synonyme verbe adjectif adverbe faute correction
  `,
  es: `
    animal hábitat alimento planta árbol fruto estación planeta lunas distancia inventor invento descubrimiento pintor cuadro compositor obra título libro novela
    autor personaje año fecha acontecimiento época período siglo característica características magnitud símbolo unidad elemento número fórmula órgano hueso función
    río montaña país capital ciudad continente región moneda idioma población batalla figura lados ángulos área perímetro vitamina enfermedad roca instrumento
    oficio herramienta abreviatura nombre grupo dios origen color longitud altura
    singular plural masculino femenino infinitivo palabra contrario antónimo sinónimo sustantivo verbo adjetivo adverbio error corrección
  `,
  it: `
    animale habitat cibo pianta albero frutto stagione pianeta lune distanza inventore invenzione scoperta pittore quadro compositore opera titolo libro romanzo autore
    personaggio anno data evento epoca periodo secolo caratteristica caratteristiche grandezza simbolo unità elemento numero formula organo osso funzione fiume montagna
    paese capitale città continente regione capoluogo moneta lingua popolazione battaglia figura lati angoli area perimetro vitamina malattia roccia strumento mestiere
    attrezzo abbreviazione nome gruppo dio origine colore lunghezza altezza
    singolare plurale maschile femminile infinito parola contrario sinonimo verbo aggettivo avverbio errore correzione
  `,
  pt: `
    animal habitat alimento planta árvore fruto estação planeta luas distância inventor invenção descoberta pintor quadro compositor obra título livro romance autor
    personagem ano data acontecimento época período século característica características grandeza símbolo unidade elemento número fórmula órgão osso função rio
    montanha país capital cidade continente região moeda língua população batalha figura lados ângulos área perímetro vitamina doença rocha instrumento profissão
    ferramenta abreviatura nome grupo deus origem cor comprimento altura
    singular plural masculino feminino infinitivo palavra contrário antônimo sinônimo substantivo verbo adjetivo advérbio erro correção
  `,
};
const kinds = Object.values(kindsIn).map((words) => new Set(words.trim().split(/\s+/)));

const longestName = 40;

/** Whether a row names what is below it: all its cells are kinds of things in one language, as `Epoche` and `Merkmale`, and no row below is the same. */
function namesKinds(first: readonly string[], rest: Rows): boolean {
  const isKind = (words: ReadonlySet<string>, cell: string) =>
    words.has(cell.toLowerCase().replace(/\s*[([][^()[\]]*[)\]]$/, ''));
  // Beside the kind of the words, a language may be named.
  const areKinds = (cells: readonly string[]) =>
    kinds.some((words) => {
      const others = cells.filter((cell) => !isKind(words, cell));
      return others.length < cells.length && others.every((cell) => findNamedLanguage(cell) !== undefined);
    });
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '');
  // A word and the same one in another language are a card: `Adverb`, `adverb`.
  const isTwice = new Set(filled(first).map((cell) => cell.toLowerCase())).size < filled(first).length;
  if (isTwice || first.some((cell) => cell.length > longestName)) return false;
  return filled(first).length > 1 && areKinds(filled(first)) && !rest.slice(0, 3).some((row) => areKinds(filled(row)));
}

/** Whether a word stands above nothing but signs of one or two letters, as `Symbol` does above those of elements, and the cells beside it are words, too. */
function standsOverSigns(first: readonly string[], rest: Rows): boolean {
  const isWord = (cell: string) => /^\p{Lu}\p{Ll}{4,}$/u.test(cell);
  const isSign = (cell = '') => /^\P{N}{1,2}$/u.test(cell);
  return (
    rest.length > 3 &&
    first.every((cell) => /^\p{L}[\p{L} -]*$/u.test(cell)) &&
    first.some((cell, column) => isWord(cell) && rest.every((row) => isSign(row[column])))
  );
}

const corrections = new Set(
  `falsch|richtig wrong|right incorrect|correct wrong|correct false|correct faux|juste faux|correct incorrecto|correcto mal|bien sbagliato|giusto errato|corretto
  errado|certo incorreto|correto fout|goed`.split(/\s+/),
);
/** Letters that a misspelt word may have more or fewer than the right one. */
const misspelt = 3;

/** Whether words for wrong and right stand above pairs that hardly differ, as misspelt words do. Above opposites, they are opposites, too. */
function namesCorrections(first: readonly string[], rest: Rows): boolean {
  const names = first.map((name) => name.toLowerCase());
  if (first.length !== 2 || ![names, names.toReversed()].some((pair) => corrections.has(pair.join('|')))) return false;
  const isAlike = ([wrong = '', right = '']: readonly string[]) => {
    const missing = (own: string, other: string) => Array.from(own).filter((letter) => !other.includes(letter)).length;
    const isNear = missing(wrong, right) + missing(right, wrong) <= misspelt;
    return (
      isNear && Math.abs(wrong.length - right.length) <= misspelt && wrong[0]?.toLowerCase() === right[0]?.toLowerCase()
    );
  };
  return rest.length > 1 && rest.filter(isAlike).length >= rest.length * 0.8;
}

/** Whether the first row of a table of facts names its columns. */
export const namesFacts = (first: readonly string[], rest: Rows): boolean =>
  namesKinds(first, rest) || standsOverSigns(first, rest) || namesCorrections(first, rest);

/** Whether two cells name the same language, which is a card of a list of subjects: `English`, `Englisch`. */
export function namesOneLanguage(first: readonly string[]): boolean {
  const [one, other] = first.length === 2 ? first.map(findNamedLanguage) : [];
  return one !== undefined && one === other;
}
