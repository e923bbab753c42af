import { describe, expect, it } from 'vitest';
import { describeArrival, findAddresses } from '../../../../infra/operations/deploy/verify-deployment.ts';
import { readSettings } from '../../../../infra/settings.ts';

const api = { ApiAddress: 'https://x.execute-api.eu-central-1.amazonaws.com' };
const web = { Address: 'https://cards.example.com', DistributionName: 'd111.cloudfront.net' };
const addresses = findAddresses({ api, web });
const domain = { DOMAIN_NAME: 'cards.example.com', CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:1:certificate/1' };

describe('where a stage is looked at', () => {
  it("is CloudFront's own name, also when there is an own domain", () => {
    expect(addresses).toEqual({
      site: 'https://d111.cloudfront.net',
      api: 'https://x.execute-api.eu-central-1.amazonaws.com',
    });
  });

  it.each([[{ api: {}, web }], [{ api, web: { Address: 'https://cards.example.com' } }]])(
    'is missed with what to do: %o',
    (outputs) => {
      expect(() => findAddresses(outputs)).toThrow('look at their outputs in CloudFormation');
    },
  );
});

describe('after a deployment an operator reads', () => {
  const read = (stage: string, set: Record<string, string>) => describeArrival(addresses, readSettings(stage, set));

  it('where it is and how the first admin is made', () => {
    expect(read('dev', {})).toEqual([
      '\nFlashspark (dev) is at https://d111.cloudfront.net',
      'The first admin: npm run admin:create -- --stage dev --email you@example.org',
    ]);
  });

  it('which name to set in the DNS of an own domain, and where it is until then', () => {
    expect(read('prod', domain).slice(0, 3)).toEqual([
      '\nFlashspark (prod) is at https://cards.example.com',
      'DNS, once: a CNAME, or in Route 53 an alias: cards.example.com → d111.cloudfront.net',
      'Until it is known everywhere, the same is at https://d111.cloudfront.net',
    ]);
  });

  it('that alarms are heard only after a mail was confirmed', () => {
    expect(read('prod', { ALARM_EMAIL: 'ops@example.org' })[1]).toBe(
      'Alarms: AWS has sent a mail to ops@example.org. Until the link in it was opened once, nobody hears of an alarm.',
    );
  });
});
