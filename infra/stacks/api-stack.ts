import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type ITableV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { tableDefinition } from '../../functions/data/table/table-definition.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import { deletionMediaRights } from '../constructs/event-grants.ts';
import {
  acknowledgeMediaRights,
  type MediaBucket,
  mediaStatements,
  mediaVariables,
} from '../constructs/media-statements.ts';
import { makeGatewayStage } from '../constructs/gateway-stage.ts';
import { Mails } from '../constructs/mails.ts';
import { OriginSecrets } from '../constructs/origin-secrets.ts';
import { ScheduledFunction } from '../constructs/scheduled-function.ts';
import { TokenKeys } from '../constructs/token-keys.ts';
import type { Settings } from '../settings.ts';
import { ResourceStack } from './resource-stack.ts';
import { nameStage } from './stage-names.ts';

interface ApiStackProps extends StackProps {
  readonly settings: Settings;
  readonly routes: readonly Pick<Route, 'id' | 'method' | 'path' | 'access' | 'repeatable'>[];
  readonly functionsDirectory: string;
  readonly table: ITableV2;
  readonly mediaBucket: MediaBucket;
}

/** API Gateway, token keys and background jobs. The functions of each resource are in their own nested stack (`ResourceStack`). */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly functionLog: LogGroup;
  readonly accessLog: LogGroup;
  /** Job that finishes deletions. */
  readonly deletions: ScheduledFunction;
  /** Job that deletes unused data. */
  readonly unused: ScheduledFunction;
  readonly mails: Mails;
  /** The table in use: the storage stack's or a restored one. */
  readonly table: ITableV2;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { settings, routes } = props;
    this.functionLog = makeLog(this, 'FunctionLog', settings);
    this.accessLog = makeLog(this, 'AccessLog', settings);
    this.table = settings.restoredTable === undefined ? props.table : findTable(this, settings.restoredTable);
    this.api = new HttpApi(this, 'Api', { apiName: id, createDefaultStage: false });
    const { functionsDirectory } = props;
    const { metricNamespace } = nameStage(settings.stage);
    this.deletions = this.#makeDeletions(props);
    // No alarm for failed runs: scheduling then continues with the previous weights.
    new ScheduledFunction(this, 'FitMemories', {
      functionId: 'events/fit-memories',
      description: 'Fits the schedule of learners to their own answers',
      functionsDirectory,
      runsMachineCode: true,
      table: this.table,
      logGroup: this.functionLog,
      metricNamespace,
    });
    const originSecrets = new OriginSecrets(this, 'OriginSecrets', {
      settings,
      functionsDirectory,
      logGroup: this.functionLog,
    });
    this.mails = new Mails(this, 'Mails', {
      settings,
      functionsDirectory,
      table: this.table,
      logGroup: this.functionLog,
      networkKey: originSecrets.networkKey,
      metricNamespace,
    });
    this.unused = new ScheduledFunction(this, 'ForgetUnused', {
      functionId: 'events/forget-unused',
      description: 'Announces and erases households and accounts that nobody uses',
      functionsDirectory,
      table: this.table,
      logGroup: this.functionLog,
      metricNamespace,
      ...(this.mails.from && { environment: { MAIL_FROM: this.mails.from } }),
    });
    const gatewayRoutes = this.#makeFunctions(props, originSecrets);
    makeGatewayStage(this, { httpApi: this.api, accessLog: this.accessLog, routes, gatewayRoutes });
    if (settings.mailSender !== undefined && !settings.foundIdentities.includes(settings.mailSender))
      new EmailIdentity(this, 'MailSender', { identity: Identity.email(settings.mailSender) });
    this.#tellOperators(settings, props.mediaBucket);
  }

  #makeDeletions({ functionsDirectory, mediaBucket, settings }: ApiStackProps): ScheduledFunction {
    const deletions = new ScheduledFunction(this, 'FinishDeletions', {
      functionId: 'events/finish-deletions',
      description:
        'Removes what is left of deleted households, learners, decks and quizzes, and unused pictures and sounds',
      functionsDirectory,
      table: this.table,
      logGroup: this.functionLog,
      metricNamespace: nameStage(settings.stage).metricNamespace,
      environment: mediaVariables(deletionMediaRights, mediaBucket),
      statements: mediaStatements(deletionMediaRights, mediaBucket),
    });
    acknowledgeMediaRights(deletions.role, deletionMediaRights, mediaBucket);
    return deletions;
  }

  /** Writes the outputs that `npm run deploy` compares with new settings, and those from which operators' commands read the table's name. */
  #tellOperators(settings: Settings, { name: mediaBucket }: MediaBucket): void {
    const { restoredTable, tokenKeys, originSecrets, domain, mailSender, foundIdentities } = settings;
    const made = [domain?.name, mailSender].filter((name) => name !== undefined && !foundIdentities.includes(name));
    const outputs = {
      TableName: this.table.tableName,
      MediaBucket: mediaBucket,
      RestoredTable: restoredTable ?? 'none',
      TokenKeys: tokenKeys.join(','),
      OriginSecrets: originSecrets.join(','),
      ApiAddress: this.api.apiEndpoint,
      MailFrom: this.mails.from ?? 'nobody: without DOMAIN_NAME this stage sends no mails',
      // Tells the next deployment which email identities this stage created itself.
      MailIdentities: made.join(' ') || 'none',
      // DKIM records for the domain's DNS. Without them, receivers treat the emails as forged.
      MailRecords: this.mails.dnsRecords.map(({ name, value }) => `${name} CNAME ${value}`).join(', ') || 'none',
    };
    for (const [name, value] of Object.entries(outputs))
      new CfnOutput(this, `Tell${name}`, { value }).overrideLogicalId(name);
  }

  #makeFunctions(
    { routes, settings, functionsDirectory, mediaBucket }: ApiStackProps,
    { digests, networkKey }: OriginSecrets,
  ) {
    const { functionLog: logGroup, table } = this;
    const { keys: tokenKeys, jwks } = new TokenKeys(this, 'TokenKeys', {
      names: settings.tokenKeys,
      functionsDirectory,
      logGroup,
    });
    const names = nameStage(settings.stage);
    const environment = {
      TABLE_NAME: table.tableName,
      JWKS: jwks,
      TOKEN_ISSUER: names.tokenIssuer,
      METRIC_NAMESPACE: names.metricNamespace,
      ORIGIN_DIGESTS: digests,
      NETWORK_KEY: networkKey,
      ...(settings.googleClientId && { GOOGLE_CLIENT_ID: settings.googleClientId }),
      ...(settings.familyOnly && { FAMILY_ONLY: 'yes' }),
      ...(this.mails.from && { MAIL_FROM: this.mails.from }),
      ...(settings.domain && { APP_ADDRESS: `https://${settings.domain.name}` }),
    };
    const { signInConcurrency } = settings;
    const shared = {
      api: this.api,
      tokenKeys,
      signInConcurrency,
      environment,
      table,
      mediaBucket,
      functionsDirectory,
      logGroup,
    };
    const routesByResource = Map.groupBy(routes, ({ id }) => id.split('/', 1).join());
    return [...routesByResource].flatMap(
      ([resource, ofResource]) => new ResourceStack(this, resource, { routes: ofResource, ...shared }).gatewayRoutes,
    );
  }
}

function makeLog(scope: Construct, id: string, { logRetention }: Settings): LogGroup {
  return new LogGroup(scope, id, { retention: logRetention, removalPolicy: RemovalPolicy.DESTROY });
}

function findTable(scope: Construct, tableName: string): ITableV2 {
  const { globalIndexes, localIndexes } = tableDefinition;
  return TableV2.fromTableAttributes(scope, 'RestoredTable', {
    tableName,
    globalIndexes: globalIndexes.map(({ name }) => name),
    localIndexes: localIndexes.map(({ name }) => name),
  });
}
