import { assumptions } from './assumptions.ts';
import { startingGigabyteSeconds } from './billed-duration.ts';
import { prices } from './prices.ts';
import type { fixedCostResources } from './fixed-costs.ts';
import type { FamilyMonth } from './usage.ts';

export interface CostLine {
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  readonly dollars: number;
}

const gigabyte = 2 ** 30;
const keptGigabyteMonth = prices.dynamoDb.storedGigabyteMonth + prices.dynamoDb.recoverableGigabyteMonth;

/**
 * @param families number of families like this one; some unit prices fall with volume.
 * @returns the cost of one family's month, line by line.
 */
export function priceMonth(month: FamilyMonth, families: number): CostLine[] {
  return [...priceTable(month), ...priceCalls(month, families), ...priceEdge(month), ...priceWatching(month)];
}

/** @returns the dollars that each later month costs for storing what this month added; history is never deleted. */
export function priceHistory({ storedBefore, storedAfter }: FamilyMonth): number {
  return ((storedAfter - storedBefore) / gigabyte) * keptGigabyteMonth;
}

function priceTable({ total, storedAfter }: FamilyMonth): CostLine[] {
  const { readUnit, writeUnit } = prices.dynamoDb;
  return [
    line('DynamoDB reads', total.reads, 'units', readUnit),
    line('DynamoDB writes', total.writes, 'units', writeUnit),
    line('DynamoDB writes to indexes', total.indexWrites, 'units', writeUnit),
    line('DynamoDB storage and recovery', storedAfter / gigabyte, 'GB', keptGigabyteMonth),
  ];
}

function priceCalls({ total, byRoute }: FamilyMonth, families: number): CostLine[] {
  const { apiCalls, gigabyteSeconds, signatures } = total;
  const starting = [...byRoute].reduce(
    (sum, [route, usage]) => sum + startingGigabyteSeconds(route, usage.apiCalls, families),
    0,
  );
  return [
    line(
      'API Gateway requests',
      apiCalls,
      'requests',
      averagePrice(apiCalls * families, prices.httpApi.bound, prices.httpApi.request, prices.httpApi.requestAbove),
    ),
    line('Lambda requests', apiCalls, 'requests', prices.lambda.request),
    line('Lambda duration', gigabyteSeconds, 'GB s', prices.lambda.gigabyteSecond),
    line('Lambda starts', starting, 'GB s', prices.lambda.gigabyteSecond),
    line('KMS signatures', signatures, 'signatures', prices.kms.asymmetricSignature),
  ];
}

function priceEdge({ total, fileRequests, fileBytes }: FamilyMonth): CostLine[] {
  const { cloudFront } = prices;
  const requests = total.apiCalls + fileRequests;
  const toVisitors = total.answerBytes + requests * assumptions.answerHeaderBytes + fileBytes;
  const toOrigin = total.requestBytes + total.apiCalls * assumptions.requestHeaderBytes;
  return [
    line('CloudFront requests', requests, 'requests', cloudFront.httpsRequest),
    line('CloudFront functions', requests, 'calls', cloudFront.functionCall),
    line('CloudFront to visitors', toVisitors / gigabyte, 'GB', cloudFront.gigabyteToVisitors),
    line('CloudFront to the gateway', toOrigin / gigabyte, 'GB', cloudFront.gigabyteToOrigin),
  ];
}

function priceWatching({ total }: FamilyMonth): CostLine[] {
  const { accessLogLineBytes, logEventOverheadBytes } = assumptions;
  const { ingestedLogGigabyte, storedLogGigabyteMonth } = prices.cloudWatch;
  const lines = total.logLines + total.apiCalls;
  const logBytes = total.logBytes + total.apiCalls * accessLogLineBytes + lines * logEventOverheadBytes;
  return [line('CloudWatch logs', logBytes / gigabyte, 'GB', ingestedLogGigabyte + storedLogGigabyteMonth)];
}

/** @returns the monthly fixed costs of a stack without users. */
export function priceFixedCosts(parts: { readonly [Part in keyof typeof fixedCostResources]: number }): CostLine[] {
  const { alarmMetricMonth, dashboardMonth, metricMonth, metricMonthAbove, metricBound } = prices.cloudWatch;
  return [
    line('KMS keys', parts.kmsKeys, 'keys', prices.kms.keyMonth),
    line('Secrets', parts.secrets, 'secrets', prices.secretMonth),
    line('Alarms', parts.alarmMetrics, 'metrics', alarmMetricMonth),
    line('Dashboards', parts.dashboards, 'dashboards', dashboardMonth),
    line(
      'Metrics of our own',
      parts.customMetrics,
      'metrics',
      averagePrice(parts.customMetrics, metricBound, metricMonth, metricMonthAbove),
    ),
  ];
}

export function sumDollars(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { dollars }) => sum + dollars, 0);
}

function line(name: string, quantity: number, unit: string, price: number): CostLine {
  return { name, quantity, unit, dollars: quantity * price };
}

/** @returns the average unit price of `count` units; units above `bound` cost `priceAbove`. */
function averagePrice(count: number, bound: number, price: number, priceAbove: number): number {
  if (count <= bound) return price;
  return (bound * price + (count - bound) * priceAbove) / count;
}
