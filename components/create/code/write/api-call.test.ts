import { describe, expect, it } from 'vitest';
import { callPath } from './api-call';

describe('callPath', () => {
  it('is the model’s endpoint, else follows from its output and inputs', () => {
    expect(callPath({ id: 'a', endpoint: '/images/edit' })).toBe('/api/ai/images/edit');
    expect(callPath({ id: 'a', endpoint: '/api/ai/videos/generate' })).toBe('/api/ai/videos/generate');
    expect(callPath({ id: 'a', capabilities: { input: ['text'], output: ['video'] } })).toBe('/api/ai/videos/generate');
    const properties = { input_image: { type: 'string', renderType: 'image-url' } };
    expect(callPath({ id: 'a', request_schema: { properties } })).toBe('/api/ai/images/edit');
    expect(callPath({ id: 'a', endpoint: '/images/generate', request_schema: { properties } })).toBe(
      '/api/ai/images/edit',
    );
    expect(callPath({ id: 'a', endpoint: '/images/generate' })).toBe('/api/ai/images/generate');
    expect(callPath({ id: 'a' })).toBe('/api/ai/images/generate');
  });
});
