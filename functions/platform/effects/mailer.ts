import type { SESv2Client } from './ses-library.ts';

/** A mail as it goes out. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where mail programs end mails of this kind by themselves, by one tap of their person (RFC 8058). */
  readonly unsubscribe?: string;
}

/** The one way out for mails. What it throws means that the mail was not taken. */
export type Mailer = (mail: Mail) => Promise<void>;

/** How much an account may send. */
export interface SendingLimits {
  readonly perSecond: number;
  /** In 24 hours; absent where there is no such limit. */
  readonly perDay: number | undefined;
  /** How many went in the last 24 hours. */
  readonly sentLastDay: number;
}

export interface SesSettings {
  /** As `From` has it: `Flashspark <hello@cards.example.com>`. */
  readonly from: string;
  /** Where answers go; absent: to the sender. */
  readonly replyTo?: string | undefined;
  /** By which SES tells of bounces and complaints. */
  readonly configurationSet: string;
}

/** Sends by Amazon SES, whose client is read and opened with the first mail: a run that finds none does without it. */
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

/** Asks Amazon SES what this account may send in this region. */
export async function limitsOfSes(): Promise<SendingLimits> {
  const ses = await import('./ses-library.ts');
  const { SendQuota } = await new ses.SESv2Client({}).send(new ses.GetAccountCommand({}));
  const { MaxSendRate = 1, Max24HourSend = -1, SentLast24Hours = 0 } = SendQuota ?? {};
  // SES says -1 where nothing limits a day.
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
