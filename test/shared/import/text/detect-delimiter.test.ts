import { describe, expect, it } from 'vitest';
import { scoreDelimiters } from '../../../../shared/import/text/detect-delimiter.ts';

const detectDelimiter = (text: string) => scoreDelimiters(text).delimiter;

describe('detectDelimiter', () => {
  it.each([
    ['commas', 'dog,Hund\ncat,Katze\n', ','],
    ['semicolons', 'dog;Hund\ncat;Katze\n', ';'],
    ['tabs', 'dog\tHund\ncat\tKatze\n', '\t'],
    ['pipes', 'dog|Hund\ncat|Katze\n', '|'],
    ['semicolons around decimal commas', '1,5;2,5\n3,5;4,5\n', ';'],
    ['semicolons around sentences', 'Hello, Bob;Salut, Bob\nYes, please;Oui, merci\n', ';'],
    ['tabs around sentences with one comma each', 'Hello, Bob\tSalut\nYes, sir\tOui\n', '\t'],
    ['commas around times and semicolons', 'At 9:00; sharp,neun\nnoon,zwölf\nnight; late,spät\n', ','],
    ['commas before a space', 'dog, Hund\ncat, Katze\n', ','],
    ['a semicolon only in the first row', 'a;b,c\nd,e\nf,g\n', ','],
    ['quoted cells that hold the other delimiter', '"a;b;c","d"\n"e;f;g","h"\n', ','],
    ['semicolons around quoted commas', '"a, b";"c"\n"d, e";"f"\n', ';'],
    ['ragged rows', 'front;back\na;b\nc;d;e, f\ng\nh;i;;\n', ';'],
    ['empty columns appended to some rows', 'front,back,,\na,b\nc,d,,\n', ','],
    ['line breaks inside quotes', '"a\nb;c";d\n"e\n;f";g\n', ';'],
    ['CR line ends', 'a;b\rc;d\r', ';'],
    ['one row', 'dog;Hund', ';'],
    ['a single column', 'dog\ncat\n', ','],
    ['nothing', '', ','],
    ['commas around sentences with a semicolon each', 'Wait; stop,arrête\nGo; now,va\n', ','],
    ['commas in a file that a spreadsheet took for one column', 'dog,Hund;\ncat,Katze;\n', ','],
  ])('finds the delimiter of %s', (_name, text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter);
  });

  it('follows known column names against every row below', () => {
    expect(detectDelimiter('front,back\n1;2,\n4;5,\n7;8,9\n')).toBe(',');
    expect(detectDelimiter('front;back\n1,2;\n4,5;\n7,8;9\n')).toBe(';');
  });

  it('looks at the start of a large file only', () => {
    expect(detectDelimiter('dog;Hund\n'.repeat(20_000) + 'a,b\n'.repeat(200_000))).toBe(';');
  });
});
