import { join } from 'node:path';
import { Stack, Validations } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type IRole, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { eventGrants } from './event-grants.ts';
import { tableStatements } from './table-statements.ts';
import { ScheduledFunction } from './scheduled-function.ts';
import { SmallFunction } from './small-function.ts';

interface MailsProps {
  readonly settings: Pick<
    Settings,
    'domain' | 'mailSender' | 'familyOnly' | 'foundIdentities' | 'mailsPerSecond' | 'mailsPerDay'
  >;
  readonly functionsDirectory: string;
  readonly table: ITableV2;
  readonly logGroup: LogGroup;
  readonly metricNamespace: string;
  /** Of which the codes of invitations are made. */
  readonly networkKey: string;
}

/** A record that the operator enters where the domain's names are kept. */
export interface DnsRecord {
  readonly name: string;
  readonly value: string;
}

/** What sends mails. A stage without a domain of its own sends none: what waits is struck out. */
export class Mails extends Construct {
  readonly functionName: string;
  /** By which mail programs know that the mails are the domain's (DKIM). */
  readonly dnsRecords: readonly DnsRecord[];
  /** Whose name stands above the mails; absent where none are sent. */
  readonly from: string | undefined;

  constructor(scope: Construct, id: string, props: MailsProps) {
    super(scope, id);
    const { settings, networkKey, ...shared } = props;
    const office =
      settings.domain &&
      new PostOffice(this, 'PostOffice', {
        domainName: settings.domain.name,
        isKnown: settings.foundIdentities.includes(settings.domain.name),
        ...shared,
      });
    this.dnsRecords = office?.dnsRecords ?? [];
    this.from = office?.environment.MAIL_FROM;
    const { functionName, role } = new ScheduledFunction(this, 'Send', {
      functionId: 'events/send-mails',
      description: 'Sends the mails that wait',
      environment: {
        NETWORK_KEY: networkKey,
        ...office?.environment,
        ...(settings.familyOnly && { FAMILY_ONLY: 'yes' }),
        ...(settings.mailSender !== undefined && { MAIL_REPLY_TO: settings.mailSender }),
        ...(settings.mailsPerSecond !== undefined && { MAILS_PER_SECOND: String(settings.mailsPerSecond) }),
        ...(settings.mailsPerDay !== undefined && { MAILS_PER_DAY: String(settings.mailsPerDay) }),
      },
      statements: office ? office.rights : [],
      ...shared,
    });
    this.functionName = functionName;
    if (office && role) acknowledgeAccount(role);
  }
}

/** How much the account may send in a second and in a day is asked of SES: it is the account's, so that no resource can be named. */
function acknowledgeAccount(role: IRole): void {
  const reason =
    'ses:GetAccount knows no resources (Service Authorization Reference, "Actions, resources, and condition keys for Amazon Simple Email Service v2"). It reads the account\'s quota and nothing else.';
  Validations.of(role).acknowledge({ id: 'AwsSolutions-IAM5[Resource::*]', reason });
}

interface PostOfficeProps extends Pick<MailsProps, 'functionsDirectory' | 'table' | 'logGroup' | 'metricNamespace'> {
  readonly domainName: string;
  /** Whether Amazon SES knows the domain without this stage, with its records. */
  readonly isKnown: boolean;
}

/** The domain as one to send from, and what hears of mails that come back. */
class PostOffice extends Construct {
  readonly environment: Readonly<Record<'APP_ADDRESS' | 'MAIL_FROM' | 'MAIL_CONFIGURATION_SET', string>>;
  readonly rights: readonly PolicyStatement[];
  readonly dnsRecords: readonly DnsRecord[];

  constructor(scope: Construct, id: string, { domainName, isKnown, ...shared }: PostOfficeProps) {
    super(scope, id);
    const set = new ConfigurationSet(this, 'Set', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      // Only what SES itself keeps: no picture and no changed link tells who reads.
      reputationMetrics: true,
    });
    const made = isKnown
      ? undefined
      : new EmailIdentity(this, 'Domain', { identity: Identity.domain(domainName), configurationSet: set });
    const identity = made ?? EmailIdentity.fromEmailIdentityName(this, 'Domain', domainName);
    this.dnsRecords = made?.dkimRecords ?? [];
    set.addEventDestination('ComesBack', {
      destination: EventDestination.snsTopic(this.#hearOfReturns(shared)),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    const setArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: set.configurationSetName,
    });
    this.rights = [
      new PolicyStatement({ actions: ['ses:SendEmail'], resources: [identity.emailIdentityArn, setArn] }),
      new PolicyStatement({ actions: ['ses:GetAccount'], resources: ['*'] }),
    ];
    this.environment = {
      APP_ADDRESS: `https://${domainName}`,
      MAIL_FROM: `Flashspark <hello@${domainName}>`,
      MAIL_CONFIGURATION_SET: set.configurationSetName,
    };
  }

  #hearOfReturns({
    functionsDirectory,
    table,
    logGroup,
    metricNamespace,
  }: Omit<PostOfficeProps, 'domainName' | 'isKnown'>): Topic {
    const topic = new Topic(this, 'Returns', { displayName: 'Flashspark mails that came back', enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('ses.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    const functionId = 'events/note-undeliverable';
    const { lambda } = new SmallFunction(this, 'NoteUndeliverable', {
      codeDirectory: join(functionsDirectory, functionId),
      description: 'Stops mails to addresses from which they come back',
      memoryMegabytes: 512,
      timeoutSeconds: 10,
      environment: { TABLE_NAME: table.tableName, METRIC_NAMESPACE: metricNamespace },
      statements: tableStatements(eventGrants[functionId], table),
      logGroup,
    });
    const subscription = topic.addSubscription(new LambdaSubscription(lambda));
    Validations.of(subscription).acknowledge({
      id: 'Serverless-SNSRedrivePolicy',
      reason:
        'infra/decisions/README.md, "Mails that come back": a notice that is lost comes again with the next mail that comes back, and SES keeps a list of such addresses itself (Amazon SES Developer Guide, "account-level suppression list").',
    });
    return topic;
  }
}
