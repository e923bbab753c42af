import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../../shared/import/text/decode-text.ts';
import { type Encoding, supportedEncodings } from '../../../../shared/import/text/encodings.ts';
import { encodeText } from '../../../support/files/encode-text.ts';

const cases: readonly (readonly [encoding: Encoding, languages: readonly string[], text: string])[] = [
  ['windows-1250', [], 'pies;Hund\r\nżółw;Schildkröte\r\nświnia;Schwein\r\nłabędź;Schwan\r\n'],
  ['windows-1250', [], 'kůň,horse\r\nřeka,river\r\nžlutý,yellow\r\ndívka,girl\r\n'],
  ['windows-1250', [], 'szőlő;grape\r\nfűrész;saw\r\nhúsvét;Easter\r\n'],
  ['iso-8859-2', [], 'pies;Hund\r\nłódź;Boot\r\nksiążka;Buch\r\ngęś;Gans\r\n'],
  ['iso-8859-2', [], 'kůň,horse\r\nžlutý,yellow\r\nškola,school\r\n'],
  ['windows-1251', [], 'собака;Hund\r\nкошка;Katze\r\nвода;Wasser\r\n'],
  ['windows-1251', [], 'Привіт,hello\r\nїжак,hedgehog\r\n'],
  ['windows-1252', [], 'garçon;boy\r\nfenêtre;window\r\nélève;pupil\r\n'],
  ['windows-1252', [], 'Größe;size\r\nMädchen;girl\r\n'],
  ['windows-1252', [], '¿Cómo?;how\r\nniño;child\r\n'],
  ['windows-1252', ['da'], 'smørrebrød;open sandwich\r\nået;the stream\r\n'],
  ['windows-1253', [], 'σκύλος;dog\r\nγάτα;cat\r\nνερό;water\r\n'],
  ['windows-1254', ['tr-TR'], 'çocuk;child\r\nağaç;tree\r\nkış;winter\r\nışık;light\r\n'],
  ['windows-1255', [], 'כלב;dog\r\nחתול;cat\r\nמים;water\r\n'],
  ['windows-1256', [], 'كلب;dog\r\nقطة;cat\r\nالماء;the water\r\n'],
  ['shift_jis', [], '日本,Japan\r\n山,mountain\r\nこんにちは,hello\r\n'],
  ['shift_jis', [], '犬,dog\r\n猫,cat\r\n鳥,bird\r\n魚,fish\r\n'],
  ['euc-jp', [], '日本,Japan\r\n山,mountain\r\nこんにちは,hello\r\n'],
  ['gb18030', [], '你好,hello\r\n中国,China\r\n水,water\r\n老师,teacher\r\n'],
  ['big5', [], '你好,hello\r\n中國,China\r\n水,water\r\n老師,teacher\r\n'],
  ['euc-kr', [], '개,dog\r\n고양이,cat\r\n안녕하세요,hello\r\n'],
  ['macintosh', [], 'café,coffee\rété,summer\rgarçon,boy'],
];

describe('old encodings', () => {
  it.each(cases)('%s is read as it was written (%j)', (encoding, languages, text) => {
    const bytes = encodeText(text, encoding);
    expect(new TextDecoder(encoding).decode(bytes)).toBe(text);
    expect(decodeText(bytes, undefined, languages)).toEqual({ text, encoding, certain: false });
  });

  it('lets the browser’s language decide where the letters alone do not', () => {
    const bytes = encodeText('犬;dog\r\n', 'shift_jis');
    const guessed = ['ja', 'de'].map((language) => decodeText(bytes, undefined, [language]).encoding);
    expect(guessed[0]).toBe('shift_jis');
    expect(supportedEncodings.map(({ value }) => value)).toContain(guessed[1]);
  });
});
