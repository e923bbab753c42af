import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';

/** A mail as it goes out. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The one way out for mails. What it throws means that the mail was not taken. */
export type Mailer = (mail: Mail) => Promise<void>;

export interface SesSettings {
  /** As `From` has it: `Flashspark <hello@cards.example.com>`. */
  readonly from: string;
  /** Where answers go; absent: to the sender. */
  readonly replyTo?: string | undefined;
  /** By which SES tells of bounces and complaints. */
  readonly configurationSet: string;
}

/** Sends by Amazon SES. */
export function createSesMailer(
  { from, replyTo, configurationSet }: SesSettings,
  client = new SESv2Client({}),
): Mailer {
  const inUtf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return async ({ to, subject, text, html }) => {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
        Destination: { ToAddresses: [to] },
        ConfigurationSetName: configurationSet,
        Content: { Simple: { Subject: inUtf8(subject), Body: { Text: inUtf8(text), Html: inUtf8(html) } } },
      }),
    );
  };
}
