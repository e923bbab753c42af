import type { SESv2Client } from './ses-library.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One-click unsubscribe URL for mail programs (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Sends an email. It throws when the email was not accepted. */
export type Mailer = (mail: Mail) => Promise<void>;

export interface SendingLimits {
  readonly perSecond: number;
  /** Maximum number of emails per 24 hours; undefined when unlimited. */
  readonly perDay: number | undefined;
  readonly sentLastDay: number;
}

export interface SesSettings {
  /** The `From` header: `Flashspark <hello@cards.example.com>`. */
  readonly from: string;
  /** The `Reply-To` address; by default replies go to the sender. */
  readonly replyTo?: string | undefined;
  /** SES configuration set that publishes bounces and complaints. */
  readonly configurationSet: string;
}

/** Sends through Amazon SES. The client loads with the first email, so runs without email don't pay for it. */
export function createSesMailer({ from, replyTo, configurationSet }: SesSettings): Mailer {
  const inUtf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  let client: SESv2Client | undefined;
  return async ({ to, subject, text, html, unsubscribe }) => {
    const ses = await import('./ses-library.ts');
    client ??= new ses.SESv2Client({});
    await client.send(
      new ses.SendEmailCommand({
        FromEmailAddress: from,
        ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
        Destination: { ToAddresses: [to] },
        ConfigurationSetName: configurationSet,
        Content: {
          Simple: {
            Subject: inUtf8(subject),
            Body: { Text: inUtf8(text), Html: inUtf8(html) },
            ...(unsubscribe !== undefined && { Headers: oneClickHeaders(unsubscribe) }),
          },
        },
      }),
    );
  };
}

export async function limitsOfSes(): Promise<SendingLimits> {
  const ses = await import('./ses-library.ts');
  const { SendQuota } = await new ses.SESv2Client({}).send(new ses.GetAccountCommand({}));
  const { MaxSendRate = 1, Max24HourSend = -1, SentLast24Hours = 0 } = SendQuota ?? {};
  // SES reports -1 when there is no daily limit.
  return {
    perSecond: MaxSendRate,
    perDay: Max24HourSend < 0 ? undefined : Max24HourSend,
    sentLastDay: SentLast24Hours,
  };
}

function oneClickHeaders(address: string): { readonly Name: string; readonly Value: string }[] {
  return [
    { Name: 'List-Unsubscribe', Value: `<${address}>` },
    { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
  ];
}
