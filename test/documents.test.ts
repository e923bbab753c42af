import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';
import { describe, expect, it } from 'vitest';

/** Checks all Markdown files: links work, pages stay short, and decision records keep their form and index. */
const root = join(import.meta.dirname, '..');
const places = '{*,{functions,shared,web,infra,test}/**/*,.github/**/*}.md';
const documents = globSync(places, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const most = { wordsOfReadme: 700, wordsOfRecord: 150 };

const markdown = new MarkdownIt({ html: true });
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Heading {
  readonly level: number;
  readonly text: string;
  /** Anchor as GitHub generates it; a second heading with the same text gets `-1`. */
  readonly anchor: string;
  /** Line on which the text after the heading starts. */
  readonly end: number;
  readonly start: number;
}

function listHeadings(text: string): Heading[] {
  const seen = new Map<string, number>();
  const tokens = markdown.parse(text, {});
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const words = textOf(tokens[index + 1]);
    const slug = words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    const [start = 0, end = 0] = token.map ?? [];
    return [{ level: Number(token.tag[1]), text: words, anchor: before ? `${slug}-${before}` : slug, start, end }];
  });
}

/** Plain text of a heading, without markup. */
function textOf(inline: Token | undefined): string {
  return (inline?.children ?? []).map(({ content }) => content).join('');
}

/** Targets of all links and images, except those in code. */
function listTargets(text: string): string[] {
  return markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => [token.attrGet('href'), token.attrGet('src')])
    .filter((target) => typeof target === 'string')
    .map(decodeURI);
}

function findFault(from: string, target: string): string | undefined {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? from : relative(root, join(root, dirname(from), path)).replaceAll('\\', '/');
  if (!existsSync(join(root, file))) return `${target}: there is no ${file}`;
  if (anchor === undefined) return undefined;
  if (statSync(join(root, file)).isDirectory() || !file.endsWith('.md')) return `${target}: ${file} has no headings`;
  return listHeadings(read(file)).some((heading) => heading.anchor === anchor)
    ? undefined
    : `${target}: ${file} has no heading #${anchor}`;
}

/** Counts words like `wc -w`. */
const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

it('finds the documents', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'infra/runbook.md']));
});

it.each(documents)('every relative link of %s leads to a file, and every anchor to a heading', (file) => {
  const faults = listTargets(read(file)).map((target) => findFault(file, target));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});

const decisionFiles = documents.filter((file) => /(^|\/)decisions\//.test(file));

/** README files, which have a length limit. Indexes of decisions are exempt. */
const pages = documents.filter((file) => basename(file) === 'README.md' && !decisionFiles.includes(file));

it.each(pages)(`%s is one page: at most ${most.wordsOfReadme} words`, (file) => {
  expect(countWords(read(file))).toBeLessThanOrEqual(most.wordsOfReadme);
});

interface DecisionRecord {
  readonly title: string;
  readonly text: string;
  /** `<file>#<anchor>`, relative to the folder of decisions. */
  readonly link: string;
  readonly date: string;
  readonly isSuperseded: boolean;
}

function listRecords(file: string): DecisionRecord[] {
  const text = read(file);
  const lines = text.split('\n');
  const headings = listHeadings(text).filter(({ level }) => level === 2);
  return headings.map(({ text: title, anchor, start }, index) => {
    const record = lines.slice(start, headings[index + 1]?.start).join('\n');
    const [, date = '', , supersededBy] =
      /^\*(?:Accepted|Superseded), (\d{4}-\d{2}-\d{2})\*(\. (Superseded by \[.+\]\(.+\)\.))?$/m.exec(record) ?? [];
    const isSuperseded = record.includes('\n*Superseded, ');
    const isWhole = isSuperseded === (supersededBy !== undefined);
    return { title, text: record, link: `${basename(file)}#${anchor}`, date: isWhole ? date : '', isSuperseded };
  });
}

describe.each(decisionFiles.filter((file) => basename(file) !== 'README.md'))('the decisions in %s', (file) => {
  const records = listRecords(file);

  it(`each have at most ${most.wordsOfRecord} words`, () => {
    const long = records.filter(({ text }) => countWords(text) > most.wordsOfRecord);
    expect(long.map(({ title, text }) => `${title}: ${countWords(text)}`)).toEqual([]);
  });

  it('each say their status and date, context, decision and consequences; a superseded one says by which', () => {
    const wrong = records.filter(
      ({ text, date }) =>
        date === '' || !/\*\*Context\.\*\* [^]+\*\*Decision\.\*\* [^]+\*\*Consequences\.\*\* /.test(text),
    );
    expect(records.length).toBeGreaterThan(0);
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  it('each stand in a line of the index beside them', () => {
    const index = read(`${dirname(file)}/README.md`);
    const lines = records.map(
      ({ title, link, date, isSuperseded }) => `- [${title}](${link}), ${date}${isSuperseded ? ', superseded' : ''}`,
    );
    expect(lines.filter((line) => !index.includes(`\n${line}\n`))).toEqual([]);
  });
});

it.each(decisionFiles.filter((file) => basename(file) === 'README.md'))('%s lists nothing twice', (file) => {
  const targets = listTargets(read(file)).filter((target) => target.includes('#'));
  expect(targets).toEqual([...new Set(targets)]);
});
