import { describe, expect, it } from 'vitest';
import { repeatOnConflict } from '../../../../functions/data/table/repeat-on-conflict.ts';
import { ProductError } from '../../../../shared/errors.ts';

describe('work that is repeated on conflict', () => {
  it('is done anew until nobody was quicker, and answers what the last try answered', async () => {
    let tries = 0;
    const answer = await repeatOnConflict(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(new ProductError('conflict')) : Promise.resolve(`try ${tries}`);
    });
    expect(answer).toBe('try 3');
  });

  it('may answer nothing', async () => {
    await expect(repeatOnConflict(() => Promise.resolve())).resolves.toBeUndefined();
  });

  it('is not repeated for any other refusal', async () => {
    let tries = 0;
    const work = () => {
      tries += 1;
      return Promise.reject(new ProductError('not-found'));
    };
    await expect(repeatOnConflict(work)).rejects.toMatchObject({ code: 'not-found' });
    expect(tries).toBe(1);
  });

  it('ends with "unavailable" when others are always quicker', async () => {
    let tries = 0;
    const work = () => {
      tries += 1;
      return Promise.reject(new ProductError('conflict'));
    };
    await expect(repeatOnConflict(work)).rejects.toMatchObject({ code: 'unavailable' });
    expect(tries).toBe(7);
  });
});
