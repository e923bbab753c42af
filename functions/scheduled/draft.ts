import { limits } from '../../shared/limits.ts';
import { rightToLeft } from '../../shared/text-direction.ts';
import type { Mail } from '../platform/effects/mailer.ts';

/** The content of an email before formatting. All fields are plain text; user input is not escaped yet. */
export interface Draft {
  readonly subject: string;
  /** Paragraphs before the link, starting with the email's purpose. */
  readonly before: readonly string[];
  readonly sections?: readonly Section[];
  readonly link?: Link;
  readonly after: readonly string[];
  readonly stop?: Link;
}

interface Link {
  readonly label: string;
  readonly address: string;
}

export interface Section {
  readonly heading: string;
  /** Lines of the section. A pair is a question and its answer. */
  readonly lines: readonly (string | readonly [question: string, answer: string])[];
}

/** Line breaks, other control characters and bidirectional controls, which don't belong in a line of an email. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** No-break spaces stay, as French has them before `:` and `?`. */
function oneLine(text: string): string {
  return text
    .replaceAll(unseen, ' ')
    .replaceAll(/[^\S\u00A0\u202F]+/g, ' ')
    .trim();
}

/** Shortens a user-supplied name and breaks up links in it, so that a stranger can't use it for advertising. */
export function shorten(name: string): string {
  const line = oneLine(name).replaceAll(/[.:/@](?=\S)/g, '$& ');
  const short = line.slice(0, limits.mailNameLength);
  // A surrogate pair cut in half is dropped.
  return short === line ? line : `${short.toWellFormed().replace(/\uFFFD$/, '')}…`;
}

/** Formats a draft as plain text and simple HTML, without remote content or tracking. @param language the draft's, as a BCP 47 tag. */
export function writeMail(
  to: string,
  language: string,
  { subject, before, sections = [], link, after, stop }: Draft,
): Mail {
  const direction = rightToLeft.test(language) ? ' dir="rtl"' : '';
  const [above, below] = [before, after].map((part) => part.map(oneLine));
  const paragraphs = (part: readonly string[] = []) => part.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  return {
    to,
    subject: oneLine(subject),
    text: `${[...(above ?? []), ...sections.map(sectionText), linkText(link), ...(below ?? []), linkText(stop), 'Flashspark'].filter((line) => line !== '').join('\n\n')}\n`,
    html: [
      '<!doctype html>',
      `<html lang="${language}"${direction}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Flashspark</title></head>`,
      '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:560px;margin:0 auto;padding:16px">',
      paragraphs(above),
      ...sections.map(sectionHtml),
      linkHtml(link),
      paragraphs(below),
      linkHtml(stop),
      '<p>Flashspark</p>',
      '</body></html>',
    ]
      .filter((line) => line !== '')
      .join('\n'),
  };
}

function linkText(link: Link | undefined): string {
  return link ? `${link.label}\n${link.address}` : '';
}

function linkHtml(link: Link | undefined): string {
  return link ? `<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></p>` : '';
}

function sectionText({ heading, lines }: Section): string {
  const set = lines.map((line) => (typeof line === 'string' ? oneLine(line) : line.map(oneLine).join('\n    ')));
  return [oneLine(heading), ...set].join('\n');
}

function sectionHtml({ heading, lines }: Section): string {
  const set = lines.map((line) => {
    if (typeof line === 'string') return `<p>${escapeHtml(oneLine(line))}</p>`;
    const [question, answer] = line.map((part) => escapeHtml(oneLine(part)));
    return `<p>${question}<br><b>${answer}</b></p>`;
  });
  return [`<h2 style="font-size:18px">${escapeHtml(oneLine(heading))}</h2>`, ...set].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** @returns the text escaped for HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
