/** With which Latin letters words may start that start with a letter of another script, in the usual ways to write their sound. */
const initials = new Map(
  `אעاأإآءعаα aeiou'’ʿ|בبбβ bv|גجгγ gjyh|דدضдδ dtz|הهح haeiou|וو vwou|вυ vwyi|זزظзζ zsd|חخхχ hckx|טתتطтτθث ts|יيйыиηіιї yijae|כكקقкκ kcqg|לلлλ l|מمмμ m|נنнν n|סسصсσ sc|פ pf|فф f|φ fp|пπ p|צц tzsc|רرрρ r|שشшщ sc|غ gr|ذ dz|еёэεє eiyj|ж zjsg|оωο o|у uow|ч ctk|юя yjiua|ξ xk|ψ p|กค kgc|ข k|งณนञणन n|จजझ jcz|ชฉฌचछ c|ซศษสशषस s|ญยय y|ดฎदड dt|ตฏतट td|ถทธฐथठ t|धढ d|บबभ b|ปप pb|ผพภ p|फ pf|ฝฟ f|มम m|รर r|ลล l|วव wv|ห hmnlwyr|ह h|อअआ aeiou|इई ie|उऊ uo|एऐ ea|ओऔ oa|क kcq|गघ g`
    .split('|')
    .flatMap((part) => {
      const [letters = '', sounds = ''] = part.split(' ');
      return Array.from(letters, (letter) => [letter, sounds] as const);
    }),
);

/** The sounds of the first letters of Korean syllables, in their order in Unicode. */
const korean = 'gk gk n dt td rl m bp pb s s aeiouwy j jz c k t p h'.split(' ');
const firstSyllable = 0xac00;
const syllablesOfLetter = 588;

function soundsOf(word: string): string | undefined {
  // Thai vowels stand before the letter that is spoken first.
  const letter =
    word
      .toLowerCase()
      .normalize('NFC')
      .replace(/^[เแโใไ]/, '')[0] ?? '';
  const syllable = letter.charCodeAt(0) - firstSyllable;
  return initials.get(letter) ?? (syllable >= 0 ? korean[Math.floor(syllable / syllablesOfLetter)] : undefined);
}

const romaji = /^(?:(?:[kgsztdnhbpmyrwjf]|ch|sh|ts|[kgnhbpmr]y)?[aiueoāīūēō]|n(?![aiueo])|[kstp](?=[kstp])|[-'’ ])+$/i;

/** Whether a text in Latin letters may say how a word of another script sounds: they start alike. */
export function startsAlike(word: string, text: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return romaji.test(text);
  const first = text.toLowerCase().normalize('NFD')[0] ?? '';
  return soundsOf(word)?.includes(first) === true && first !== '';
}
