import { describe, expect, it } from 'vitest';
import { refuseCommonPassword } from '../../../functions/auth/common-passwords.ts';

describe('common passwords', () => {
  it.each(['password', 'PASSWORD', 'PassWord1', '123456', 'Qwerty123', 'iloveyou', 'LETMEIN', 'Dragon'])(
    'are refused in any case: %s',
    async (password) => {
      const refusal = expect.objectContaining({
        code: 'common-password',
        fields: { password: expect.stringContaining('easy to guess') },
      });
      await expect(refuseCommonPassword(password, 'password')).rejects.toEqual(refusal);
    },
  );

  it.each(['correct horse 42', 'constructor', '__proto__', 'Grüffelo-12'])('are not these: %s', async (password) => {
    await expect(refuseCommonPassword(password, 'password')).resolves.toBeUndefined();
  });
});
