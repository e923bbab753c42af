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
  /** Key from which invitation codes are derived. */
  readonly networkKey: string;
}

/** A DNS record that the operator adds to the domain. */
export interface DnsRecord {
  readonly name: string;
  readonly value: string;
}

/** Sends the emails. A stage without a domain sends none and drops queued emails. */
export class Mails extends Construct {
  readonly functionName: string;
  /** DKIM records, with which receivers verify the domain's emails. */
  readonly dnsRecords: readonly DnsRecord[];
  /** Sender of the emails. Absent if the stage sends none. */
  readonly from: string | undefined;

  constructor(scope: Construct, id: string, props: MailsProps) {
    super(scope, id);
    const { settings, networkKey, ...shared } = props;
    const office =
      settings.domain &&
      new SesIdentity(this, 'PostOffice', {
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

/** Acknowledges the wildcard resource of ses:GetAccount. The send quota belongs to the account, so no resource can be named. */
function acknowledgeAccount(role: IRole): void {
  const reason =
    'ses:GetAccount knows no resources (Service Authorization Reference, "Actions, resources, and condition keys for Amazon Simple Email Service v2"). It reads the account\'s quota and nothing else.';
  Validations.of(role).acknowledge({ id: 'AwsSolutions-IAM5[Resource::*]', reason });
}

interface SesIdentityProps extends Pick<MailsProps, 'functionsDirectory' | 'table' | 'logGroup' | 'metricNamespace'> {
  readonly domainName: string;
  /** Whether the domain already exists as an SES identity that this stack does not manage, with its DNS records in place. */
  readonly isKnown: boolean;
}

/** SES identity of the domain, with handling of bounces and complaints. */
class SesIdentity extends Construct {
  readonly environment: Readonly<Record<'APP_ADDRESS' | 'MAIL_FROM' | 'MAIL_CONFIGURATION_SET', string>>;
  readonly rights: readonly PolicyStatement[];
  readonly dnsRecords: readonly DnsRecord[];

  constructor(scope: Construct, id: string, { domainName, isKnown, ...shared }: SesIdentityProps) {
    super(scope, id);
    const set = new ConfigurationSet(this, 'Set', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      // SES's own bounce and complaint metrics only. Open and click tracking stay off.
      reputationMetrics: true,
    });
    const made = isKnown
      ? undefined
      : new EmailIdentity(this, 'Domain', { identity: Identity.domain(domainName), configurationSet: set });
    const identity = made ?? EmailIdentity.fromEmailIdentityName(this, 'Domain', domainName);
    this.dnsRecords = made?.dkimRecords ?? [];
    set.addEventDestination('ComesBack', {
      destination: EventDestination.snsTopic(this.#makeBounceTopic(shared)),
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

  #makeBounceTopic({
    functionsDirectory,
    table,
    logGroup,
    metricNamespace,
  }: Omit<SesIdentityProps, 'domainName' | 'isKnown'>): Topic {
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
