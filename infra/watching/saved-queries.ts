import { QueryDefinition, QueryString, type LogGroup, type QueryStringProps } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

interface SavedQueriesProps {
  readonly folder: string;
  readonly functionLog: LogGroup;
  readonly accessLog: LogGroup;
}

/** The queries, each with the log it searches. A log line's `message` is the outcome of the call. */
const savedQueries = [
  {
    name: 'Calls by route and outcome',
    of: 'functions',
    query: {
      filterStatements: ['ispresent(Latency)'],
      statsStatements: [
        'count(*) as calls, pct(Latency, 50) as p50, pct(Latency, 99) as p99 by route, message as outcome',
      ],
      sort: 'calls desc',
    },
  },
  {
    name: 'Failures by route and error',
    of: 'functions',
    query: {
      filterStatements: ['message = "failed"'],
      statsStatements: ['count(*) as calls by route, fault, code'],
      sort: 'calls desc',
    },
  },
  {
    name: 'Latest failures',
    of: 'functions',
    query: {
      fields: ['@timestamp', 'route', 'fault', 'because', 'frames', 'requestId'],
      filterStatements: ['message = "failed"'],
      sort: '@timestamp desc',
      limit: 50,
    },
  },
  {
    name: 'Slowest routes',
    of: 'functions',
    query: {
      filterStatements: ['ispresent(Latency)'],
      statsStatements: ['count(*) as calls, pct(Latency, 50) as p50, pct(Latency, 99) as p99 by route'],
      sort: 'p99 desc',
    },
  },
  {
    name: 'Refusals by route and code',
    of: 'functions',
    query: {
      filterStatements: ['message = "refused"'],
      statsStatements: ['count(*) as calls by route, code'],
      sort: 'calls desc',
    },
  },
  {
    name: 'Crashes and timeouts',
    of: 'functions',
    query: {
      fields: ['@timestamp', '@message'],
      filterStatements: ['@message like /platform\\.|errorType|Task timed out/'],
      sort: '@timestamp desc',
      limit: 50,
    },
  },
  {
    name: 'Work that waits',
    of: 'functions',
    query: {
      fields: ['@timestamp', 'queue', 'minutes', 'Waiting as percent'],
      filterStatements: ['message = "waits"'],
      sort: '@timestamp desc',
      limit: 50,
    },
  },
  {
    name: 'Answers of the gateway',
    of: 'gateway',
    query: {
      statsStatements: ['count(*) as calls, pct(milliseconds, 99) as p99 by route, status'],
      sort: 'calls desc',
    },
  },
] as const satisfies readonly {
  readonly name: string;
  readonly of: 'functions' | 'gateway';
  readonly query: QueryStringProps;
}[];

/** @returns a query in the syntax of Logs Insights. */
export function queryStringOf(asked: (typeof savedQueries)[number]['name']): string {
  const question = savedQueries.find(({ name }) => name === asked);
  return question ? new QueryString(question.query).toString() : '';
}

/** The runbook's queries, saved in CloudWatch Logs Insights. */
export class SavedQueries extends Construct {
  constructor(scope: Construct, id: string, { folder, functionLog, accessLog }: SavedQueriesProps) {
    super(scope, id);
    const logs = { functions: functionLog, gateway: accessLog };
    for (const { name, of, query } of savedQueries) {
      new QueryDefinition(this, name.replaceAll(' ', ''), {
        queryDefinitionName: `${folder}/${name}`,
        queryString: new QueryString(query),
        logGroups: [logs[of]],
      });
    }
  }
}
