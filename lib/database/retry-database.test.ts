import { describe, expect, it } from 'vitest';
import { isConnectionFailure, retryDatabase } from './retry-database.ts';

const failure = (details: object, message = 'x') => Object.assign(new Error(message), details);

describe('isConnectionFailure', () => {
  it.each([
    failure({ code: 'ECONNREFUSED' }),
    failure({ code: '57P01' }),
    failure({ code: '08006' }),
    failure({ code: 'ENOENT', syscall: 'connect' }),
    failure({}, 'Connection terminated unexpectedly'),
    failure({ cause: failure({ code: 'ECONNRESET' }) }, 'Failed query'),
  ])('recognises an unreachable database: %s', (error) => {
    expect(isConnectionFailure(error)).toBe(true);
  });

  it.each([failure({ code: '23505' }), failure({ code: 'ENOENT', syscall: 'open' }), 'ECONNREFUSED', null])(
    'knows a refusal: %s',
    (error) => {
      expect(isConnectionFailure(error)).toBe(false);
    },
  );
});

describe('retryDatabase', () => {
  it('retries until the database is back', async () => {
    let tries = 0;
    const act = () => {
      tries += 1;
      return tries < 3 ? Promise.reject(failure({ code: '57P03' })) : Promise.resolve('done');
    };
    expect(await retryDatabase(act)).toBe('done');
  });

  it('fails at once when the database rejects the work, and after the patience when it stays unreachable', async () => {
    let tries = 0;
    const failing = (code: string) => () => {
      tries += 1;
      return Promise.reject(failure({ code }, code));
    };
    await expect(retryDatabase(failing('23505'))).rejects.toThrow('23505');
    expect(tries).toBe(1);
    await expect(retryDatabase(failing('57P03'), 60)).rejects.toThrow('57P03');
    expect(tries).toBe(3);
  });
});
