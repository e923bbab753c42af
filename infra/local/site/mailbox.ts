import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mail, Mailer } from '../../../functions/platform/effects/mailer.ts';
import type { EventContext } from '../../../functions/scheduled/define-event-handler.ts';
import { escapeHtml } from '../../../functions/scheduled/draft.ts';
import { handler as sendMails, type MailEffects } from '../../../functions/scheduled/send-mails.ts';
import { limits } from '../../../shared/limits.ts';
import { schedules } from '../../build/handler-files.ts';
import { splitTarget } from '../gateway/to-event.ts';

/** An email kept on this machine instead of being sent. */
export type KeptMail = Mail & { readonly at: string };

/** Replaces Amazon SES: keeps the newest emails in memory. */
export type Mailbox = {
  readonly mailer: Mailer;
  /** @returns the kept emails, newest first. */
  readonly list: () => readonly KeptMail[];
};

export function openMailbox(clock: () => Date): Mailbox {
  let kept: readonly KeptMail[] = [];
  return {
    mailer: async (mail) => {
      kept = [{ ...mail, at: clock().toISOString() }, ...kept].slice(0, limits.mailboxMails);
      await Promise.resolve();
    },
    list: () => kept,
  };
}

/** Sends waiting emails on the cloud's schedule, and immediately when notified of a new one. */
export type Postman = {
  readonly sendSoon: () => void;
  /** Resolves when all emails announced by `sendSoon` are sent. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export function startPostman(context: EventContext & MailEffects): Postman {
  const send = sendMails.on(context);
  let running = Promise.resolve();
  const sendSoon = (): void => {
    running = running.then(send).catch((error: unknown) => {
      context.logger.error('background-job', { fault: error instanceof Error ? error.name : 'unknown' });
    });
  };
  sendSoon();
  const timer = setInterval(sendSoon, schedules['events/send-mails'].everyMinutes * 60_000);
  timer.unref();
  const settled = async (): Promise<void> => await running;
  return {
    sendSoon,
    settled,
    stop: async () => {
      clearInterval(timer);
      await settled();
    },
  };
}

/** Serves `/mailbox` and `/mailbox.json`. Resolves to false for other paths. */
export type MailboxSite = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const style = 'pre { white-space: pre-wrap; overflow-wrap: anywhere }';

/** Strict CSP without scripts, because emails contain text that families typed. The app's own policy allows more. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const places = { page: '/mailbox', data: '/mailbox.json' } as const;

/** Accepted hosts. Only this machine's own names are allowed, so that DNS rebinding can't expose the links in emails. */
const ownHosts = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** @param read Returns the emails, newest first, after waiting for those being sent. */
export function createMailboxSite(read: () => Promise<readonly KeptMail[]>): MailboxSite {
  return async (request, response) => {
    const { path } = splitTarget(request.url ?? '/');
    if (path !== places.page && path !== places.data) return false;
    const send = (status: number, type: string, body: string): true => {
      const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
      response.writeHead(status, { ...headers, 'content-security-policy': policy });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    };
    if (!ownHosts.test(request.headers.host ?? ''))
      return send(403, 'text/plain', 'The mailbox only opens on this machine.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, 'text/plain', 'Method not allowed');
    const mails = await read();
    return path === places.data
      ? send(200, 'application/json', JSON.stringify(mails))
      : send(200, 'text/html', writePage(mails));
  };
}

function writePage(mails: readonly KeptMail[]): string {
  const list = mails.map(
    ({ to, subject, text, at, unsubscribe }) =>
      `<article><h2>${escapeHtml(subject)}</h2>\n<p>To ${escapeHtml(to)}, ${escapeHtml(at)}</p>\n${unsubscribeButton(unsubscribe)}<pre>${linkAddresses(text)}</pre></article>`,
  );
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox of this machine</title>',
    `<style>${style}</style></head>`,
    '<body><h1>Mailbox of this machine</h1>',
    '<p>Emails Flashspark would have sent. They stay on this machine until it stops. Reload to see new ones.</p>',
    ...(mails.length === 0 ? ['<p>No emails yet.</p>'] : list),
    '</body></html>',
  ].join('\n');
}

/** Unsubscribe button like those of mail programs. The response to its POST has no content, so the browser stays on the page. */
function unsubscribeButton(address: string | undefined): string {
  if (address === undefined) return '';
  return `<form method="post" action="${escapeHtml(address)}"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>\n`;
}

function linkAddresses(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"']+)/);
  return parts
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('');
}
