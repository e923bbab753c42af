import { limits } from '../../shared/limits.ts';
import type { MemberRole } from '../../shared/schemas/user.ts';
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

interface Section {
  readonly heading: string;
  /** Lines of the section. A pair is a question and its answer. */
  readonly lines: readonly (string | readonly [question: string, answer: string])[];
}

export const hello = 'Hello,';
const notYou = 'You did not ask for this? Then you need not do anything.';

export function resetText(address: string): Draft {
  const minutes = limits.resetLinkSeconds / 60;
  return {
    subject: 'Choose a new password for Flashspark',
    before: [hello, 'Somebody asked for a new password for your Flashspark account.'],
    link: { label: 'Choose a new password', address },
    after: [
      `The link works once, for ${minutes} minutes. It signs you out on all devices.`,
      `${notYou} Your password stays as it is.`,
    ],
  };
}

/** @param code phones and computers offer to autofill it when it follows the word "code". */
export function verificationText(address: string, code: string): Draft {
  const days = limits.verifyLinkSeconds / (24 * 60 * 60);
  return {
    subject: `${code} is your Flashspark code`,
    before: [
      hello,
      `Your code is ${code}. Type it where Flashspark asks for it. It works for ${limits.emailCodeSeconds / 60} minutes.`,
      'You can also confirm your email with this link:',
    ],
    link: { label: 'Yes, this is my email', address },
    after: [
      `The link works once, for ${days} days.`,
      'Didn’t make a Flashspark account? Don’t open the link, and don’t pass on the code. You won’t hear from us again.',
    ],
  };
}

export function emailChangeText(address: string, oldEmail: string, newEmail: string): Draft {
  return {
    subject: 'Please confirm the new email of your Flashspark account',
    before: [hello, `The email of a Flashspark account shall change from ${oldEmail} to ${newEmail}.`],
    link: { label: 'Yes, change it', address },
    after: [
      'The link works once, for a day.',
      'You did not ask for this? Then do not open the link, and change your password.',
    ],
  };
}

export function emailChangedText(oldEmail: string): Draft {
  return {
    subject: 'The email of your Flashspark account has changed',
    before: [hello, `You do not sign in with ${oldEmail} any more: your Flashspark account has another email now.`],
    after: ['That was not you? Then please write to the people who run Flashspark: answer this mail.'],
  };
}

const signInMethodChanges = {
  'passkey-added': {
    subject: 'Your Flashspark account has a new passkey',
    line: 'A passkey was added to your Flashspark account: you can sign in with it from now on.',
  },
  'password-removed': {
    subject: 'Your Flashspark account has no password any more',
    line: 'The password of your Flashspark account was removed: you sign in with a passkey, or with Google.',
  },
} as const;

export function signInMethodText(address: string, change: keyof typeof signInMethodChanges): Draft {
  const { subject, line } = signInMethodChanges[change];
  return {
    subject,
    before: [hello, line],
    link: { label: 'Open Flashspark', address },
    after: [
      'That was not you? Then choose a new password by “Forgot password?”, which signs out all devices, and look in Settings at your passkeys.',
    ],
  };
}

/** @param day date from which the data is gone. */
export function unusedText(address: string, household: string, day: string): Draft {
  const date = new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    subject: `Flashspark will delete your family’s data on ${date}`,
    before: [
      hello,
      `Nobody of the family “${shorten(household)}” has used Flashspark for a long time. We do not keep children’s data for ever: on ${date} its learners, its decks and everything they studied will be deleted.`,
    ],
    link: { label: 'Keep it: sign in once', address },
    after: [
      'One sign-in of anybody in the family keeps everything. In Settings you can also download all of it.',
      'You do not need it any more? Then you need not do anything.',
    ],
  };
}

/** The invited person's role, in words that a grandparent understands. */
const invitedAs: Readonly<Record<MemberRole, string>> = {
  owner: 'As an owner you manage everything.',
  guardian: 'As a guardian you manage its learners, decks and quizzes.',
  viewer: 'As a viewer you can read reports and cheer, not change anything.',
};

export interface InvitationWords {
  readonly inviter: string;
  readonly household: string;
  readonly role: MemberRole;
  /** Name of the learner who will study with their own account. */
  readonly learner?: string | undefined;
}

export function invitationText(address: string, { inviter, household, role, learner }: InvitationWords): Draft {
  const days = limits.invitationSeconds / (24 * 60 * 60);
  const place = `the family “${shorten(household)}” on Flashspark, where children learn with flashcards`;
  return {
    subject: 'You are invited to a family on Flashspark',
    before: [
      hello,
      `${inviter} invites you to ${place}.`,
      learner === undefined ? invitedAs[role] : `You study there as ${shorten(learner)}.`,
    ],
    link: { label: 'Look at the invitation', address },
    after: [
      `It is for this email only, and works for ${days} days.`,
      'You do not know who this is? Then you need not do anything.',
    ],
  };
}

/** Line breaks, other control characters and bidirectional controls, which don't belong in a line of an email. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

function oneLine(text: string): string {
  return text.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Shortens a user-supplied name and breaks up links in it, so that a stranger can't use it for advertising. */
export function shorten(name: string): string {
  const line = oneLine(name).replaceAll(/[.:/@](?=\S)/g, '$& ');
  const short = line.slice(0, limits.mailNameLength);
  // A surrogate pair cut in half is dropped.
  return short === line ? line : `${short.toWellFormed().replace(/\uFFFD$/, '')}…`;
}

/** Formats a draft as plain text and simple HTML, without remote content or tracking. */
export function writeMail(to: string, { subject, before, sections = [], link, after, stop }: Draft): Mail {
  const [above, below] = [before, after].map((part) => part.map(oneLine));
  const paragraphs = (part: readonly string[] = []) => part.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  return {
    to,
    subject: oneLine(subject),
    text: `${[...(above ?? []), ...sections.map(sectionText), linkText(link), ...(below ?? []), linkText(stop), 'Flashspark'].filter((line) => line !== '').join('\n\n')}\n`,
    html: [
      '<!doctype html>',
      '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Flashspark</title></head>',
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
  return link ? `${link.label}:\n${link.address}` : '';
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
