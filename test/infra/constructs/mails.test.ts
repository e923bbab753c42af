import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFakeBuild } from '../support/fake-build.ts';
import { noticeRoutes, synthesizeApi } from '../support/synthesized-api.ts';
import { ofType, single } from '../support/template.ts';

const build = makeFakeBuild();

afterAll(() => rmSync(build.directory, { recursive: true, force: true }));

describe('a stage with a domain', () => {
  const domain = {
    DOMAIN_NAME: 'cards.example.com',
    CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:123456789012:certificate/one',
  };
  const withDomain = synthesizeApi(build.functionsDirectory, domain, {}, noticeRoutes);

  it('sends its mails from there, signed, with links to itself, and tells the records that this takes', () => {
    expect(single(withDomain.resources, 'AWS::SES::EmailIdentity').properties).toMatchObject({
      EmailIdentity: 'cards.example.com',
    });
    for (const { id } of noticeRoutes) expect(withDomain.functionOf(id).variables, id).toHaveProperty('MAIL_FROM');
    expect(withDomain.functionOf('events/send-mails').variables).toMatchObject({
      APP_ADDRESS: 'https://cards.example.com',
      MAIL_FROM: 'Flashspark <hello@cards.example.com>',
    });
    expect(JSON.stringify(withDomain.outputs['MailRecords'])).toMatch(/(DkimDNSTokenName[^]*CNAME[^]*){3}/);
  });

  it('says which addresses it made, so that the next deployment does not take them for those of others', () => {
    expect(withDomain.outputs['MailIdentities']).toEqual({ Value: 'cards.example.com' });
  });

  it('sends from a domain that Amazon SES knows already without making it again', () => {
    const {
      resources: parts,
      functionOf,
      outputs,
    } = synthesizeApi(
      build.functionsDirectory,
      { ...domain, MAIL_SENDER: 'hello@example.com' },
      { foundIdentities: ['cards.example.com', 'hello@example.com'] },
      noticeRoutes,
    );
    expect(ofType(parts, 'AWS::SES::EmailIdentity')).toEqual([]);
    expect(outputs['MailIdentities']).toEqual({ Value: 'none' });
    expect(outputs['MailRecords']).toEqual({ Value: 'none' });
    const { statements, variables } = functionOf('events/send-mails');
    expect(variables['MAIL_FROM']).toBe('Flashspark <hello@cards.example.com>');
    const right = statements.find(({ Action }) => Action === 'ses:SendEmail');
    expect(JSON.stringify(right?.Resource)).toContain(':identity/cards.example.com');
  });

  it('sends no more than its operator says', () => {
    expect(Object.keys(withDomain.functionOf('events/send-mails').variables).join()).not.toContain('MAILS_PER');
    const rates = { MAILS_PER_SECOND: '5', MAILS_PER_DAY: '20000' };
    const slow = synthesizeApi(build.functionsDirectory, { ...domain, ...rates }, {}, noticeRoutes);
    expect(slow.functionOf('events/send-mails').variables).toMatchObject(rates);
  });

  it('hears of mails that come back, from SES alone', () => {
    expect(single(withDomain.resources, 'AWS::SES::ConfigurationSetEventDestination').properties).toMatchObject({
      EventDestination: { MatchingEventTypes: ['bounce', 'complaint'] },
    });
    const { lambda } = withDomain.functionOf('events/note-undeliverable');
    expect(single(withDomain.resources, 'AWS::SNS::Subscription').properties).toMatchObject({
      Endpoint: { 'Fn::GetAtt': [lambda.logicalId, 'Arn'] },
    });
    expect(JSON.stringify(single(withDomain.resources, 'AWS::SNS::TopicPolicy').properties)).toContain(
      '"Principal":{"Service":"ses.amazonaws.com"}',
    );
  });
});
