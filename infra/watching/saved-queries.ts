import { QueryDefinition, QueryString, type LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

interface SavedQueriesProps {
  /** Folder of the queries in CloudWatch. */
  readonly folder: string;
  readonly functionLog: LogGroup;
  readonly accessLog: LogGroup;
}

/** The questions of the runbook, ready to be asked in CloudWatch Logs Insights. */
export class SavedQueries extends Construct {
  constructor(scope: Construct, id: string, { folder, functionLog, accessLog }: SavedQueriesProps) {
    super(scope, id);
    const save = (name: string, logGroup: LogGroup, queryString: QueryString): void => {
      const queryDefinitionName = `${folder}/${name}`;
      new QueryDefinition(this, name.replaceAll(' ', ''), { queryDefinitionName, queryString, logGroups: [logGroup] });
    };
    save('Failures by route and error', functionLog, new QueryString({
      filterStatements: ['outcome = "failed"'],
      statsStatements: ['count(*) as calls by route, fault, code'],
      sort: 'calls desc',
    }));
    save('Latest failures', functionLog, new QueryString({
      fields: ['@timestamp', 'route', 'fault', 'because', 'frames', 'requestId'],
      filterStatements: ['outcome = "failed"'],
      sort: '@timestamp desc',
      limit: 50,
    }));
    save('Slowest routes', functionLog, new QueryString({
      filterStatements: ['ispresent(Latency)'],
      statsStatements: ['count(*) as calls, pct(Latency, 50) as p50, pct(Latency, 99) as p99 by route'],
      sort: 'p99 desc',
    }));
    save('Refusals by route and code', functionLog, new QueryString({
      filterStatements: ['outcome = "refused"'],
      statsStatements: ['count(*) as calls by route, code'],
      sort: 'calls desc',
    }));
    save('Crashes and timeouts', functionLog, new QueryString({
      fields: ['@timestamp', '@message'],
      filterStatements: ['@message like /platform\\.|errorType|Task timed out/'],
      sort: '@timestamp desc',
      limit: 50,
    }));
    save('Answers of the gateway', accessLog, new QueryString({
      statsStatements: ['count(*) as calls, pct(milliseconds, 99) as p99 by route, status'],
      sort: 'calls desc',
    }));
  }
}
