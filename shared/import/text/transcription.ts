/** With which Latin letters words may start that start with a letter of another script, in the usual ways to write their sound. */
const initials = new Map(
  `אעاأإآءعаα aeiou'’ʿ|בبбβ bv|גجгγ gjyh|דدضдδ dtz|הهح haeiou|וو vwou|вυ vwyi|זزظзζ zsd|חخхχ hckx|טתتطтτθث ts|יيйыиηіιї yijae|כكקقкκ kcqg|לلлλ l|מمмμ m|נنнν n|סسصсσ sc|פ pf|فф f|φ fp|пπ p|צц tzsc|רرрρ r|שشшщ sc|غ gr|ذ dz|еёэεє eiyj|ж zjsg|оωο o|у uow|ч ctk|юя yjiua|ξ xk|ψ p`
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
  const letter = word.toLowerCase().normalize('NFC')[0] ?? '';
  const syllable = letter.charCodeAt(0) - firstSyllable;
  return initials.get(letter) ?? (syllable >= 0 ? korean[Math.floor(syllable / syllablesOfLetter)] : undefined);
}

/** Whether a text in Latin letters may say how a word of another script sounds: they start alike. */
export function startsAlike(word: string, text: string): boolean {
  const first = text.toLowerCase().normalize('NFD')[0] ?? '';
  return soundsOf(word)?.includes(first) === true && first !== '';
}
