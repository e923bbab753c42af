/**
 * What sends a mail. Import it by `import()` only, so that it stands in a file of its own, which is read when there is a mail to send: most
 * runs of the function find none.
 */
export { GetAccountCommand, SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
