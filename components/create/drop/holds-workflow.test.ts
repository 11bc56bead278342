import { describe, expect, it } from 'vitest';
import { holdsWorkflow } from './holds-workflow';

const workflow = JSON.stringify({ '3': { class_type: 'KSampler', inputs: { seed: 1 } } });
const pieceBytes = 4 * 1024 * 1024;
const ask = async (type: string, ...parts: BlobPart[]) => holdsWorkflow(new File(parts, 'kite', { type }));

describe('holdsWorkflow', () => {
  it.each([
    ['an image', 'image/png', workflow],
    ['JSON with spaces', 'application/json', JSON.stringify(JSON.parse(workflow), null, 2)],
    ['a video with JSON within JSON', 'video/mp4', JSON.stringify({ prompt: workflow })],
  ])('finds the workflow of %s', async (_, type, text) => {
    expect(await ask(type, new Uint8Array(100), text, new Uint8Array(100))).toBe(true);
  });

  it('finds one at the end of a large file, and across the border of two pieces', async () => {
    expect(await ask('video/webm', new Uint8Array(2 * pieceBytes), workflow)).toBe(true);
    expect(await ask('video/webm', new Uint8Array(pieceBytes - 12), workflow)).toBe(true);
  });

  it.each([
    ['other JSON', 'application/json', '{"class_type of it":1}'],
    ['the workflow of the editor', 'application/json', '{"nodes":[{"type":"KSampler"}],"links":[]}'],
    ['a type that the service does not read', 'text/plain', workflow],
    ['an empty file', 'image/png', ''],
  ])('finds none in %s', async (_, type, text) => {
    expect(await ask(type, text)).toBe(false);
  });
});
