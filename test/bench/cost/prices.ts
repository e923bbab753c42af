/**
 * AWS prices in US dollars. This is the only place for prices: look them up again when the date is old.
 *
 * Region us-east-1 (N. Virginia), on demand, without free tier, credits, savings plan, flat-rate plan or taxes. Each part names the official page. AWS's live
 * pages could not be opened on the date below, so each part also names the copy or other page that confirmed a price; "unconfirmed" means that no other source
 * confirmed it.
 */
export const priceList = { region: 'us-east-1', writtenOn: '2026-11-21' } as const;

const million = 1_000_000;

/** Unit prices in dollars. `…Above` is the price for units above `bound`. */
export const prices = {
  /**
   * aws.amazon.com/dynamodb/pricing/on-demand: standard class, as halved in November 2024. Read and write units confirmed by airbyte.com (July 2025); storage
   * and recovery unconfirmed.
   */
  dynamoDb: {
    readUnit: 0.125 / million,
    writeUnit: 0.625 / million,
    storedGigabyteMonth: 0.25,
    /** Point-in-time recovery, charged by the size of the table with its local indexes. */
    recoverableGigabyteMonth: 0.2,
  },
  /** aws.amazon.com/api-gateway/pricing: HTTP APIs, metered in units of 512 KB. Confirmed by an AWS whitepaper on private APIs. */
  httpApi: { request: 1 / million, requestAbove: 0.9 / million, bound: 300 * million },
  /** aws.amazon.com/lambda/pricing: arm64, first tier. Prices unconfirmed; confirmed is only that the start phase has been billed since August 2025. */
  lambda: { request: 0.2 / million, gigabyteSecond: 0.0000133334 },
  /**
   * aws.amazon.com/cloudfront/pricing: United States and Europe, first tier. Bytes to visitors confirmed by a copy of the page; requests and functions by
   * kindatechnical.com and cur.vantage.sh. Bytes to the origin unconfirmed.
   */
  cloudFront: {
    httpsRequest: 0.01 / 10_000,
    gigabyteToVisitors: 0.085,
    /** Request bodies sent to the gateway. */
    gigabyteToOrigin: 0.02,
    functionCall: 0.1 / million,
  },
  /**
   * aws.amazon.com/kms/pricing: asymmetric keys other than RSA 2048. Key price confirmed by a copy of the page. Signature price: five times the symmetric 0.03,
   * according to factualminds.com (June 2026); wring.co says 0.03.
   */
  kms: { keyMonth: 1, asymmetricSignature: 0.15 / 10_000 },
  /** aws.amazon.com/secrets-manager/pricing. Unconfirmed. */
  secretMonth: 0.4,
  /**
   * aws.amazon.com/cloudwatch/pricing: standard class; stored logs are compressed to about 15 %. Ingestion, dashboard and metric confirmed by factualminds.com
   * and signoz.io (2026); the rest unconfirmed.
   */
  cloudWatch: {
    ingestedLogGigabyte: 0.5,
    storedLogGigabyteMonth: 0.03 * 0.15,
    alarmMetricMonth: 0.1,
    dashboardMonth: 3,
    metricMonth: 0.3,
    metricMonthAbove: 0.1,
    metricBound: 10_000,
  },
} as const;
