import { describe, expect, it } from 'vitest';
import { readSettings } from '../../infra/settings.ts';

describe('settings of a deployment', () => {
  it('need nothing to be set', () => {
    expect(readSettings({})).toMatchObject({ stage: 'prod', tokenKeys: ['1'], originSecret: '1', signInConcurrency: 10 });
  });

  it('take an empty variable as absent', () => {
    expect(readSettings({ STAGE: '', GOOGLE_CLIENT_ID: '', DOMAIN_NAME: '' })).toEqual(readSettings({}));
  });

  it('list token keys newest first', () => {
    expect(readSettings({ TOKEN_KEYS: '2, 1' }).tokenKeys).toEqual(['2', '1']);
  });

  it.each([
    [{ STAGE: 'Prod' }, /^STAGE is "Prod"/],
    [{ TOKEN_KEYS: '1,1' }, /^TOKEN_KEYS is "1,1": name each key once/],
    [{ TOKEN_KEYS: '1,' }, /^TOKEN_KEYS has the name ""/],
    [{ ORIGIN_SECRET_NAME: 'a/b' }, /^ORIGIN_SECRET_NAME has the name "a\/b"/],
    [{ DOMAIN_NAME: 'cards.example.com' }, /^DOMAIN_NAME and CERTIFICATE_ARN belong together/],
    [{ SIGN_IN_CONCURRENCY: 'many' }, /^SIGN_IN_CONCURRENCY is "many"/],
  ])('%o is refused with what to correct', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });
});
