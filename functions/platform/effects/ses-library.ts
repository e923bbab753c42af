/** SES client library, in a file of its own so that `import()` loads it only when there is an email to send. Never import it statically. */
export { GetAccountCommand, SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
