import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import type { ContractMedia } from '../../testing/contract/contract-media.ts';
import { contractCases } from '../../testing/contract/contract-cases.ts';
import { checkParameters } from '../check/check-parameters.ts';
import { findNamedModel, hostedModels, models } from '../registry.ts';
import { mediaAddressesOf } from '../request-schema.ts';
import type { Size } from './proportions.ts';
import { requestedOutput, type RequestedOutput } from './requested-output.ts';

const prompt = 'a lake at dusk';
const photo = { width: 3000, height: 2000 };

function output(id: string, parameters: JsonObject, first: Size | null = null): RequestedOutput {
  const model = findNamedModel(id);
  if (model === null) throw new Error(id);
  return requestedOutput(model, { parameters: { prompt, ...parameters }, first });
}

function sizeOf(id: string, parameters: JsonObject, first: Size | null = null): string | null {
  const { size } = output(id, parameters, first);
  return size === null ? null : `${size.width}x${size.height}`;
}

const secondsOf = (id: string, parameters: JsonObject) => output(id, parameters).seconds;

/** Sizes without a medium and with a photo of 3000 × 2000, seconds, and frames per second, of the shortest request. */
const shortest: Record<string, [string | null, string | null, number | null, number | null]> = {
  'ig-1': ['1024x1024', '1024x1024', null, null],
  'ig-2': ['1024x1024', '1024x1024', null, null],
  'ig-3': ['1024x1024', '1536x1024', null, null],
  'ie-1': ['1024x1024', '1248x832', null, null],
  'ie-2': ['2048x2048', '2496x1664', null, null],
  'ie-3': ['2048x2048', '2048x2048', null, null],
  'ie-4': ['2048x2048', '2496x1664', null, null],
  'ie-5': ['1360x768', '1360x768', null, null],
  'ie-6': ['2720x1536', '2720x1536', null, null],
  'ie-7': ['1024x1024', '1024x1024', null, null],
  'ie-8': ['1024x1024', '1024x1024', null, null],
  'ie-9': ['1024x1024', '1248x832', null, null],
  'ie-10': [null, '3000x2000', null, null],
  'ie-11': [null, '6000x4000', null, null],
  'ie-12': [null, '6000x4000', null, null],
  'ie-13': [null, '3000x2000', null, null],
  'v-1': [null, '3000x2000', null, null],
  'v-2': ['1280x720', '1280x720', 4, 24],
  'v-3': ['1280x720', '1280x720', 81 / 24, 24],
  'v-4': ['1280x720', '1080x720', 5, 30],
  'v-5': [null, '1620x1080', 5, 30],
  'v-6': ['1920x1080', '1920x1080', 5, 30],
  'v-7': ['1920x1080', '1920x1080', 5, 30],
  'v-8': ['1920x1080', '1920x1080', 6, 25],
  'v-9': ['1920x1080', '1620x1080', 5, 30],
  'v-10': ['1280x720', '1280x720', 5, 24],
  'v-11': ['1920x1080', '1920x1080', 8, 24],
};

function shortestOf(id: string): (typeof shortest)[string] {
  const { seconds, framesPerSecond } = output(id, {});
  return [sizeOf(id, {}), sizeOf(id, {}, photo), seconds, framesPerSecond];
}

const given = (name: string) => ({ path: name, address: `https://example.org/${name}` });
const media: ContractMedia = {
  cards: { magenta: given('magenta'), lime: given('lime'), violet: given('violet') },
  landscape: given('landscape'),
  evening: given('evening'),
  clips: { red: given('red'), blue: given('blue') },
  tones: { 660: given('660'), 1320: given('1320') },
};

/** The pixels of the contract suite's inputs. */
function pixelsOf(address: string): Size {
  const name = address.split('/').at(-1) ?? '';
  if (['landscape', 'evening'].includes(name)) return { width: 192, height: 128 };
  return ['red', 'blue'].includes(name) ? { width: 160, height: 90 } : { width: 256, height: 192 };
}

/** The numbers in a probe's words; null when they are about something else. */
function numbersIn(pattern: RegExp, description: string): number[] | null {
  return pattern.exec(description)?.slice(1).map(Number) ?? null;
}

/** The words of probes that measure a size or a length. */
const measuring = /^(\d+ × \d+ pixels|width [÷×] height|\d+ frames at|[\d.]+ to [\d.]+ seconds)/;

/** Whether such a probe of the contract suite would find this output. */
function satisfies(description: string, found: RequestedOutput): boolean {
  const { width = NaN, height = NaN } = found.size ?? {};
  const { seconds, frames, framesPerSecond } = found;
  const exact = numbersIn(/^(\d+) × (\d+) pixels/, description);
  const ratio = numbersIn(/^width ÷ height is (\d+):(\d+)/, description);
  const area = numbersIn(/^width × height is (\d+)²/, description);
  const counted = numbersIn(/^(\d+) frames at (\d+) per second/, description);
  const range = numbersIn(/^([\d.]+) to ([\d.]+) seconds/, description);
  if (exact !== null) return width === exact[0] && height === exact[1];
  if (ratio !== null) return Math.abs(((width / height) * (ratio[1] ?? NaN)) / (ratio[0] ?? NaN) - 1) < 0.01;
  if (area !== null) return Math.abs((width * height) / (area[0] ?? NaN) ** 2 - 1) < 0.03;
  if (counted !== null) return frames === counted[0] && framesPerSecond === counted[1];
  if (range !== null) return (seconds ?? NaN) >= (range[0] ?? NaN) && (seconds ?? NaN) <= (range[1] ?? NaN);
  return false;
}

describe('requestedOutput', () => {
  it('knows the shortest request of every model, with every parameter absent', () => {
    expect(Object.fromEntries(models.map(({ id }) => [id, shortestOf(id)]))).toEqual(shortest);
  });

  it('gives a hosted name what its model gives, unless its defaults differ', () => {
    const expected = hostedModels.map(({ id, hosted }) => [id, shortest[hosted?.model.id ?? '']]);
    expect(Object.fromEntries(hostedModels.map(({ id }) => [id, shortestOf(id)]))).toEqual({
      ...Object.fromEntries(expected),
      'qwen-image-2': ['2720x1536', '2720x1536', null, null],
    });
  });

  it('states what the contract suite measures', () => {
    const probes = contractCases.flatMap(({ model, renders, effects }) =>
      Object.values(effects)
        .flatMap((each) => each.probes)
        .filter(({ description }) => measuring.test(description))
        .map(({ description, renders: [name = ''] }) => {
          const { complete: parameters } = checkParameters(model, renders[name]?.body(media) ?? {});
          const medium = mediaAddressesOf(model, parameters).find(({ kind }) => kind !== 'audio');
          const first = medium === undefined ? null : pixelsOf(medium.address);
          const found = requestedOutput(model, { parameters, first });
          return { id: model.id, description, found, isMet: satisfies(description, found) };
        }),
    );
    // A conversion is as long as its input.
    expect(probes.filter(({ isMet }) => !isMet)).toMatchObject([
      { id: 'v-1', description: expect.stringContaining('frames at') },
    ]);
    expect(probes.length).toBeGreaterThan(80);
    const measured = new Set(probes.map(({ id }) => id));
    expect(contractCases.map(({ model }) => model.id).filter((id) => !measured.has(id))).toEqual(['ie-13', 'v-4']);
  });

  it('reads the proportions and the resolution of a prompt where the request leaves them open', () => {
    expect(sizeOf('ie-1', { prompt: 'a desktop wallpaper of a lake' })).toBe('2720x1536');
    expect(sizeOf('ie-1', { prompt: 'an app icon' })).toBe('512x512');
    expect(sizeOf('ie-1', { prompt: 'an app icon', resolution: '1K' })).toBe('1024x1024');
    expect(sizeOf('ie-4', { prompt: 'a lake, 3:2', size: '4K' })).toBe('5008x3344');
    expect(sizeOf('ig-3', { prompt: 'a poster' })).toBe('1024x1536');
    const box = '[{"id":"stone_1","bbox":[10,20,900,160],"desc":"a stone, 21:9"}]';
    expect(sizeOf('ie-9', { prompt: `a lake ${box}` })).toBe('1024x1024');
  });

  it('has the exact size that a request writes', () => {
    expect(sizeOf('ie-2', { resolution: '1280x720', aspect_ratio: '1:1' }, photo)).toBe('1280x720');
    expect(sizeOf('ig-1', { width: 640 })).toBe('640x1024');
  });

  it('enlarges and crops what is edited', () => {
    expect(sizeOf('ie-10', { aspect_ratio: '1:1' }, photo)).toBe('2000x2000');
    expect(sizeOf('ie-11', { upscale_factor: '4x' }, photo)).toBe('12000x8000');
    expect(sizeOf('ie-12', { upscale_factor: 1.5 }, { width: 101, height: 51 })).toBe('152x77');
    expect(sizeOf('v-1', {}, { width: 1281, height: 721 })).toBe('1280x720');
  });

  it('reads durations as text, and those that the prompt decides', () => {
    expect(secondsOf('v-2', { seconds: '12' })).toBe(12);
    expect(secondsOf('v-10', { duration: '8' })).toBe(8);
    expect(secondsOf('v-10', { duration: 'auto', prompt: 'a lake, 11 seconds' })).toBe(12);
    expect(secondsOf('v-9', { duration: -1, prompt: 'a lake, 50 seconds' })).toBe(30);
    expect(secondsOf('v-9', { duration: -1, input_images: ['a', 'b'], input_videos: ['c'] })).toBe(12);
    expect(secondsOf('v-9', { duration: -1, input_audios: ['a', 'b', 'c'] })).toBe(5);
  });

  it('counts five seconds for each clip, whose duration is unknown', () => {
    expect(secondsOf('v-4', { input_videos: ['a'] })).toBe(8);
    expect(secondsOf('v-4', { input_videos: ['a', 'b', 'c'] })).toBe(15);
  });

  it('has the frame rate that the request gives, and its frames', () => {
    expect(output('v-8', { fps: 50, duration: 2 })).toMatchObject({ framesPerSecond: 50, frames: 100 });
    expect(output('v-3', { num_frames: 25 })).toMatchObject({ framesPerSecond: 24, frames: 25 });
    expect(output('v-11', { duration: 6 })).toMatchObject({ framesPerSecond: 24, frames: 144 });
  });

  it('converts what a hosted name means', () => {
    const matched = { input_image: 'https://example.org/a', match_input_image: true, aspect_ratio: '1:1' };
    expect(sizeOf('qwen-image-2', matched, photo)).toBe('2496x1664');
    expect(sizeOf('qwen-image-2', { ...matched, match_input_image: false }, photo)).toBe('2048x2048');
    expect(sizeOf('qwen-image-2', { match_input_image: true, aspect_ratio: '1:1' })).toBe('2048x2048');
  });

  it('refuses a model that is not of this service', () => {
    const [model] = models;
    if (model === undefined) throw new Error('no model');
    expect(() => requestedOutput({ ...model, id: 'flux' }, { parameters: {}, first: null })).toThrow('flux');
  });
});
