import { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeWhoAgrees, readStartSettings, SettingError } from '../../../../infra/local/launch/start-settings.ts';

describe('without any setting', () => {
  const settings = readStartSettings({}, []);

  test('the port is 3000, without a demo and without Google', () => {
    expect(settings).toMatchObject({ port: 3000, demo: false, siteConfig: {} });
  });

  test('data is kept in .local of the project', () => {
    expect(isAbsolute(settings.dataDir)).toBe(true);
    expect(settings.dataDir).toMatch(/[\\/]\.local$/);
  });
});

test('reads every setting', () => {
  const env = { PORT: '0', DATA_DIR: 'memory', GOOGLE_CLIENT_ID: 'an-id' };
  expect(readStartSettings(env, ['--demo'])).toEqual({
    port: 0,
    dataDir: 'memory',
    demo: true,
    familyOnly: true,
    siteConfig: { googleClientId: 'an-id' },
  });
});

test('takes whoever starts it for the parent unless told otherwise, and says how the other way is seen', () => {
  expect(readStartSettings({}, []).familyOnly).toBe(true);
  expect(readStartSettings({ FAMILY_ONLY: 'no' }, []).familyOnly).toBe(false);
  expect(() => readStartSettings({ FAMILY_ONLY: 'off' }, [])).toThrow('FAMILY_ONLY is "off". Set it to yes or no.');
  expect(describeWhoAgrees(true)).toContain('FAMILY_ONLY=no npm start');
  expect(describeWhoAgrees(false)).toContain('FAMILY_ONLY=no');
});

test('takes an absolute data directory as it is', () => {
  expect(readStartSettings({ DATA_DIR: '/srv/data' }, []).dataDir).toBe('/srv/data');
});

test('treats an empty variable as not set', () => {
  expect(readStartSettings({ PORT: '', DATA_DIR: '', GOOGLE_CLIENT_ID: '' }, [])).toEqual(readStartSettings({}, []));
});

test.each(['http', '-1', '65536', '3000.5', '0x10', ' 80'])('refuses the port %j with what it may be', (port) => {
  expect(() => readStartSettings({ PORT: port }, [])).toThrow(SettingError);
  expect(() => readStartSettings({ PORT: port }, [])).toThrow(/from 0 to 65535/);
});

test('refuses an option it does not know', () => {
  expect(() => readStartSettings({}, ['--dmeo'])).toThrow(/"--dmeo" isn’t an option.*--demo/);
});
