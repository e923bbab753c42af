import { reasons } from '../../reasons.ts';
import { certainSigns } from './list-signs.ts';
import { type Blank, dropPageEnds, dropStamps, dropTimes, isFilled } from './drop-stamps.ts';
import { dropCodes, dropPictures, joinLabels, markLetters, partColumns, unwrapTuples } from './lay-out-lines.ts';
import { dropTitles } from './drop-titles.ts';
import type { FileRow } from '../read-rows.ts';
import { straightenLines, unwrapLines } from './straighten-lines.ts';
import { untieFrames, untieHtml, untieItems, untieLatex, untieWiki, untieXml } from './untie-lines.ts';

/** A text in which only lines of cards are left. The others are blank, so that all lines keep their numbers. */
interface SetApart {
  readonly text: string;
  readonly asides: readonly FileRow[];
}

/** Longer texts are files of programs, not answers or chats, and are not searched. */
const longest = 1_000_000;

/**
 * Blanks what surrounds the cards of a pasted text: code fences with the text outside them, stamps of a chat, and the sentences of a chatbot. The marks of a
 * quoted mail are removed, and a colon within bold marks moves behind them.
 */
export function setApart(body: string, firstLine: number): SetApart {
  if (body.length > longest) return { text: body, asides: [] };
  const lines = body.split(/\r\n|\r|\n/);
  const kept = [...lines];
  const asides: FileRow[] = [];
  const blank = (at: number, reason: string) => {
    const written = kept[at]?.trim() ?? '';
    const line = firstLine + at;
    if (written !== '') asides.push({ line, lastLine: line, cells: [written], aside: reason });
    kept[at] = '';
  };
  // Most lists have few of these signs, and are not searched line by line for the others.
  const hasDigit = /\d/.test(body);
  if (body.startsWith('---')) dropFrontMatter(kept, blank);
  if (body.includes('[!')) for (const [at, line] of kept.entries()) if (callout.test(line)) blank(at, reasons.heading);
  if (/[>*_]/.test(body)) unwrapLines(kept);
  if (body.includes(':')) {
    dropMailHead(kept, blank);
    if (hasDigit) dropPortalHead(kept, blank);
  }
  if (body.includes('--')) dropSignature(kept, blank);
  if (hasDigit || /©|\(c\)|copyright/i.test(body)) dropPageEnds(kept, blank);
  if (hasDigit) dropStamps(kept, blank);
  dropTitles(kept, blank);
  if (hasDigit) dropTimes(kept);
  if (body.includes('\\\\')) untieLatex(kept, blank);
  if (body.includes('\\item')) untieItems(kept, blank);
  if (!body.includes('\t') && body.includes('   ')) partColumns(kept);
  joinLabels(kept, blank);
  markLetters(kept);
  dropPictures(kept);
  if (body.includes('</')) {
    untieHtml(kept, blank);
    untieXml(kept, blank);
  }
  if (body.includes('{|')) untieWiki(kept, blank);
  if (['│', '┃', '║'].some((sign) => body.includes(sign))) untieFrames(kept);
  if (hasDigit) dropCodes(kept);
  unwrapTuples(kept);
  straightenLines(kept, body);
  if (body.includes('```')) dropFences(kept, blank);
  else if (/^\s*[^\s[{]/.test(body)) dropAroundJson(kept, blank);
  dropSentences(kept, blank);
  const isSame = kept.every((line, at) => line === lines[at]);
  return isSame
    ? { text: body, asides }
    : { text: kept.join('\n'), asides: asides.toSorted((a, b) => a.line - b.line) };
}

/** The head of a box in a note: `> [!info] Chapter 4`. */
const callout = /^\s*>\s*\[!\w+\]/;

/** Lines of what a notes app knows about a note. */
const longestMatter = 30;
const noteLink = /\[\[(?:[^[\]|]{1,80}\|)?([^[\]|]{1,80})\]\]/g;

/** Removes what a notes app writes above a note, between two rules, and in such a note the brackets of links. */
function dropFrontMatter(lines: string[], blank: Blank): void {
  const end = lines.findIndex((line, at) => at > 0 && at < longestMatter && /^---\s*$/.test(line));
  const matter = lines.slice(1, Math.max(0, end));
  const isMatter = (line: string) => /^[\w-]{1,40}:(?:\s|$)|^\s*-\s/.test(line) || !isFilled(line);
  if (
    !/^---\s*$/.test(lines[0] ?? '') ||
    matter.length === 0 ||
    !matter.every(isMatter) ||
    !lines.slice(end + 1).some(isFilled)
  )
    return;
  for (const at of lines.keys()) {
    if (at <= end) blank(at, reasons.intro);
    else lines[at] = lines[at]?.replaceAll(noteLink, '$1') ?? '';
  }
}

const mailHead =
  /^(from|to|cc|date|sent|subject|re|von|an|datum|gesendet|betreff|de|à|envoyé|objet|para|enviado|asunto|da|data|inviato|oggetto|assunto)\s*:/i;

/** The line that mail programs put above the head of a mail that is passed on. */
const forwarded =
  /^-{5,}\s?\p{L}[\p{L} ]+\s?-{3,}$|^(?:begin forwarded message|anfang der weitergeleiteten nachricht)\s*:/iu;

/** Removes sender and subject above a copied mail, which stand in a block of their own. */
function dropMailHead(lines: readonly string[], blank: Blank): void {
  const end = lines.findIndex((line) => line.trim() === '');
  const head = lines.slice(Number(forwarded.test(lines[0] ?? '')), Math.max(0, end));
  const hasSubject = head.some((line) => /^(subject|betreff|objet|asunto|oggetto|assunto)\s*:/i.test(line));
  if (head.length < 2 || !hasSubject || !head.every((line) => mailHead.test(line))) return;
  for (let at = 0; at < end; at += 1) blank(at, reasons.intro);
}

/** Labels of a school portal that say when a task is due or was set, and its other labels. */
const timeLabel =
  'fällig(?: am| bis)?|abgabe(?: am| bis)?|eingestellt(?: am)?|erstellt(?: am)?|due(?: date| on| by)?|posted(?: on)?|assigned(?: on)?|à (?:rendre|faire)(?: le| pour le)?|publié(?: le)?|fecha(?: de entrega)?|entrega|consegna|scadenza|prazo';
const otherLabel =
  'fach|kurs|klasse|lerngruppe|lehrer(?:in)?|lehrkraft|(?:eingestellt|erstellt) von|subject|class|course|teacher|(?:posted|assigned) by|matière|classe|professeure?|publié par|asignatura|curso|profesora?|materia|docente|insegnante|disciplina|turma|professora?';
const portalHead = new RegExp(String.raw`^(?:${timeLabel}|${otherLabel})\s*:`, 'i');
/** A date right behind its label, perhaps behind a weekday. Words to learn have none there. */
const dated = new RegExp(String.raw`^(?:${timeLabel})\s*:\s*(?:[\p{L}.]+,?\s+)?\d{1,4}\s?[./-]\s?\d`, 'iu');
/** Labels and what they say are short. */
const longestHead = 200;

/** Removes the subject, the date and the author above a task of a school portal, which stand in a block of their own. */
function dropPortalHead(lines: readonly string[], blank: Blank): void {
  const start = lines.findIndex((line) => portalHead.test(line.trim()));
  const end = lines.findIndex((line, at) => at > start && line.trim() === '');
  if (start < 0 || end < 0) return;
  const head = [...lines.entries()].slice(start, end).filter(([, line]) => line.includes(':'));
  const isLabel = (line: string) => line.length <= longestHead && portalHead.test(line.trim());
  const isHead = head.length > 1 && head.every(([, line]) => isLabel(line));
  if (!isHead || !head.some(([, line]) => dated.test(line.trim())) || lines.slice(end).filter(isFilled).length < 2)
    return;
  for (const [at] of head) blank(at, reasons.intro);
}

/** Whether most of the lines above have a sign between two sides that a line below has, too. */
function goesOn(above: readonly string[], below: readonly string[]): boolean {
  const cuts = [...certainSigns.map(({ cut }) => cut), (line: string) => /\S\s*[,;|]\s*\S/.test(line) || undefined];
  return cuts.some(
    (cut) => above.filter((line) => cut(line)).length > above.length / 2 && below.some((line) => cut(line)),
  );
}

/** Removes the lines at the end of a mail that say who wrote it, below a line of two hyphens. Below it, a list may go on. */
function dropSignature(lines: readonly string[], blank: Blank): void {
  const start = lines.findLastIndex((line) => /^--\s?$/.test(line));
  const [above, below] = [lines.slice(0, Math.max(0, start)).filter(isFilled), lines.slice(start + 1).filter(isFilled)];
  if (start < 0 || above.length < 2 || below.length > 6 || goesOn(above, below)) return;
  for (let at = start; at < lines.length; at += 1) blank(at, reasons.outro);
}

/** Keeps what stands in code fences, if that is the larger part. */
function dropFences(lines: string[], blank: Blank): void {
  const fences = lines.flatMap((line, at) => (/^\s*```[\w ]*$/.test(line) ? [at] : []));
  const first = fences[0];
  // In a cell of several lines, a fence belongs to a card.
  if (first === undefined || (lines.slice(0, first).join('\n').split('"').length - 1) % 2 === 1) return;
  const isFence = new Set(fences);
  let isInside = false;
  const [inner, outer]: [boolean[], boolean[]] = [[], []];
  for (const [at, line] of lines.entries()) {
    const isText = line.trim() !== '' && !isFence.has(at);
    if (isFence.has(at)) isInside = !isInside;
    inner.push(isText && isInside);
    outer.push(isText && !isInside);
  }
  const count = (flags: readonly boolean[]) => flags.filter(Boolean).length;
  const [start, end] = [inner.indexOf(true), inner.lastIndexOf(true)];
  if (start === -1) return;
  const isWhole = count(inner) >= count(outer) / 2;
  for (const at of lines.keys()) {
    if (isFence.has(at)) blank(at, reasons.fence);
    else if (isWhole && outer[at]) blank(at, at < start ? reasons.intro : at > end ? reasons.outro : reasons.between);
  }
}

/** Keeps only the JSON of a text with sentences before and after it. */
function dropAroundJson(lines: string[], blank: Blank): void {
  const start = lines.findIndex((line) => /^\s*(\[|\{)\s*($|["[{])/.test(line));
  const end = lines.findLastIndex((line) => /[\]}]\s*$/.test(line));
  if (start < 1 || end < start) return;
  try {
    JSON.parse(lines.slice(start, end + 1).join('\n'));
  } catch {
    return;
  }
  for (const at of lines.keys()) if (at < start || at > end) blank(at, at < start ? reasons.intro : reasons.outro);
}

const opening =
  /^(sure|of course|certainly|absolutely|great|here (are|is|you)|here['’]s|below|the following|these are|gern|klar|natürlich|hier (sind|ist|kommt|hast)|das sind|voici|bien sûr|aquí|claro|por supuesto|ecco|certo)\b/i;
export const closing =
  /^(let me know|would you|do you want|want (me|more)|need (more|any)|shall i|if you|i can also|i hope|hope (this|that)|feel free|good luck|happy (study|learn)|enjoy|sag mir|lass mich|möchtest du|möchten sie|brauchst du|soll ich|willst du|wenn du|viel (erfolg|spaß)|ich hoffe|n['’]hésite|dis-moi|souhaites|veux-tu|bon(?:ne)? |quieres|¿|si quieres|avísame|vuoi|fammi sapere|buon|(viele|liebe|herzliche|beste) grüße|mit freundlichen|(kind|best|warm) regards|(many )?thanks\b|vielen dank|cordialement|saludos|un saludo|mucha suerte|belle semaine|à (?:demain|bientôt|lundi|mardi|mercredi|jeudi|vendredi)|bons? estudos|bom |boa |abraços?|obrigad[oa]|quer(?:es)? (?:que|mais|treinar)|gostaria|a presto|grazie|wil je|succes|czy chcesz|powodzenia|pozdrawiam|kolay gelsin|iyi (?:günler|çalışmalar|haftalar|dersler)|başarılar|sevgiler|teşekkürler|ister misin|başka |هل (?:تريد|ترغب|تود)|بالتوفيق|أخبرني|需要我|如果你|希望|祝你|要不要|see you|have a (?:good|great|nice|lovely)|best wishes|cheers)/i;

/** Blanks a chatbot's first and last sentences. They stand in blocks of their own, or end with a colon right above the cards. */
function dropSentences(lines: string[], blank: Blank): void {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  const [first, second, third] = filled;
  if (first === undefined || second === undefined) return;
  const opener = lines[first]?.trim() ?? '';
  const isBlock = second > first + 1 && third === second + 1;
  const isLead = /[:：]$/.test(opener) && opener.split(/\s+/).length >= 3 && !/[;|\t]/.test(opener);
  if (isLead || (isBlock && opening.test(opener) && isSentence(opener))) blank(first, reasons.intro);
  const last = filled.at(-1) ?? 0;
  const start = lines.findLastIndex((line, at) => at < last && line.trim() === '') + 1;
  const isApart = start > (filled[1] ?? 0) && last - start < 4 && /\S/.test(lines[start - 2] ?? '');
  const closer = lines[start]?.trim() ?? '';
  if (!isApart || !closing.test(closer) || !isSentence(closer) || isCardBlock(lines, start)) return;
  for (let at = start; at <= last; at += 1) blank(at, reasons.outro);
}

/** The signs with which the two lines of a block end. */
const endsOf = (lines: readonly string[], at: number): string =>
  [0, 1]
    .map((below) => /(?:[.!?…]|\p{Extended_Pictographic}\uFE0F?)?$/u.exec(lines[at + below]?.trim() ?? '')?.[0])
    .join(' ');

const offersMore = /(?<!\p{L})(?:more|another|mehr|weitere|más|otras?)(?!\p{L})/iu;

/**
 * Whether the last block is like half of the others: a question and a line with the same sign at its end, or a Spanish question and its answer. A chatbot's
 * question offers more.
 */
function isCardBlock(lines: readonly string[], start: number): boolean {
  const heads = lines.flatMap((line, at) => (isFilled(line) && !isFilled(lines[at - 1] ?? '') ? [at] : []));
  const others = heads.filter((at) => at < start);
  const isPair = (at: number) => isFilled(lines[at + 1] ?? '') && !isFilled(lines[at + 2] ?? '');
  const isAlike = (at: number) =>
    isPair(at) && /\?\s*$/.test(lines[at] ?? '') && endsOf(lines, at) === endsOf(lines, start);
  const hasAnswer = (at: number) => isPair(at) || /\?\s*\S/.test(lines[at] ?? '');
  const asks = (at: number) => /^\P{L}*¿/u.test(lines[at] ?? '') && hasAnswer(at);
  const areAlike = isAlike(start) && others.length > 2 && others.every(isAlike);
  return (
    (areAlike || !offersMore.test(lines[start] ?? '')) &&
    [isAlike, asks].some((is) => is(start) && others.filter(is).length >= others.length / 2)
  );
}

/** Whether a line ends like a sentence and has nothing that separates two sides, as `enjoy = genießen` has. */
function isSentence(line: string): boolean {
  return (
    /[:.!?…)]$|\p{Extended_Pictographic}\uFE0F?$/u.test(line) &&
    !/[;|\t"]|,\S|\s(?:=|[-–—→]|->)\s|[:：]\s*\S/.test(line)
  );
}
