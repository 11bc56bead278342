import { describe, expect, it } from 'vitest';
import { refusedAnswer } from './refused-answer.ts';

function refused(status: number, message: string | null = null) {
  const answer = { status, text: '', json: undefined, retryAfterSeconds: status === 429 ? 7 : null };
  return refusedAnswer('Atelier', answer, { message, fields: [{ pointer: '/size', message: 'too small' }] });
}

describe('refusedAnswer', () => {
  it.each([
    [401, 'away'],
    [403, 'away'],
    [429, 'away'],
    [503, 'away'],
    [302, 'away'],
    [200, 'uncertain'],
    [500, 'uncertain'],
    [502, 'uncertain'],
    [504, 'uncertain'],
  ])('makes status %i an engine error: %s', (status, reason) => {
    expect(refused(status)).toMatchObject({ name: 'EngineError', reason });
  });

  it.each([
    [400, 'invalid_params'],
    [422, 'invalid_params'],
    [402, 'insufficient_credits'],
    [404, 'upstream_error'],
    [413, 'payload_too_large'],
    [500, 'upstream_error'],
  ])('makes a reasoned status %i the error %s', (status, code) => {
    expect(refused(status, 'because')).toMatchObject({
      name: 'EaselError',
      code,
      message: expect.stringContaining('because.') as string,
    });
  });

  it.each([408, 502, 504])('is uncertain after status %i of a gateway, whatever its reason', (status) => {
    expect(refused(status, 'Bad gateway')).toMatchObject({ name: 'EngineError', reason: 'uncertain' });
  });

  it('passes on when to ask again, and issues of fields', () => {
    expect(refused(429)).toMatchObject({ retryAfterSeconds: 7 });
    expect(refused(422)).toMatchObject({ fields: [{ pointer: '/size', message: 'too small' }] });
  });

  it('quotes why a key may not do this', () => {
    expect(refused(403, 'Verify your organization').message).toBe(
      'Atelier refused its key (status 403). Verify your organization.',
    );
  });

  it('shortens long reasons and drops control characters', () => {
    const { message } = refused(400, `a\u0000b${'c'.repeat(5000)}`);
    expect(message).toMatch(/^Atelier refused the request: a bc+\.$/);
    expect(message.length).toBeLessThan(1100);
  });
});
