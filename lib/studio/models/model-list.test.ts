import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../upstream/testing/scripted-upstream.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';
import { listModels } from './model-list.ts';
import { serveModelImage } from './model-image.ts';

let test: TestStudio;
beforeAll(async () => {
  test = await startTestStudio();
});
afterEach(() => test.upstream.clearScripts());
afterAll(() => test.close());

const model = (id: string, more: object = {}) => ({ id, display_name: `Model ${id}`, ...more });

const serve = () => serveModelImage(test.studio.context, 'a');

describe('listModels', () => {
  it('lists the ids of the settings when the service has no list', async () => {
    test.upstream.script(/^GET \/api\/ai\/models\/owner\/a%3A1$/, json(200, model('owner/a:1')));
    const models = await listModels(test.studio.context, ['owner/a:1', 'unknown'], 'en');
    expect(models.map(({ id, unlisted }) => [id, unlisted])).toEqual([['owner/a:1', true]]);
  });

  it('marks ids of the settings that the service does not list, unless its list could not be read', async () => {
    const asked = async (list: ReturnType<typeof json>) => {
      test.upstream.script(/^GET \/api\/ai\/models$/, list);
      test.upstream.script(/^GET \/api\/ai\/models\/a$/, json(200, model('a')));
      const models = await listModels(test.studio.context, ['a'], 'en');
      test.upstream.clearScripts();
      return models.map(({ id, unlisted }) => [id, unlisted]);
    };
    expect(await asked(json(200, { object: 'list', data: [] }))).toEqual([['a', true]]);
    expect(await asked(json(200, { object: 'list', data: [model('b')] }))).toEqual([
      ['a', true],
      ['b', undefined],
    ]);
    expect(await asked(json(405, {}))).toEqual([['a', true]]);
    expect(await asked(json(500, {}))).toEqual([['a', undefined]]);
  });

  it('adds the ids of the settings to the list, each once', async () => {
    test.upstream.script(
      /^GET \/api\/ai\/models$/,
      json(200, { object: 'list', data: [model('b', { aliases: ['bee'] }), model('c')] }),
    );
    test.upstream.script(/^GET \/api\/ai\/models\/a$/, json(200, model('a')));
    const models = await listModels(test.studio.context, ['bee', 'a'], 'de');
    expect(models.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(test.upstream.seen.slice(-2).map(({ headers }) => headers['accept-language'])).toEqual(['de', 'de']);
  });
});

describe('serveModelImage', () => {
  const bytes = Buffer.from('a picture');

  it('passes on an image from the service’s origin', async () => {
    test.upstream.script(/^GET \/api\/ai\/models\/a$/, json(200, model('a', { image_url: '/pictures/a.webp' })));
    test.upstream.script(/^GET \/pictures\/a\.webp$/, (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/webp' }).end(bytes),
    );
    const response = await serve();
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  it('fetches nothing from elsewhere', async () => {
    test.upstream.script(
      /^GET \/api\/ai\/models\/a$/,
      json(200, model('a', { image_url: 'https://elsewhere.example/a.webp' })),
    );
    expect((await serve()).status).toBe(204);
  });

  it('passes on no vector images and no pages', async () => {
    test.upstream.script(/^GET \/api\/ai\/models\/a$/, json(200, model('a', { image_url: '/a.svg' })));
    test.upstream.script(/^GET \/a\.svg$/, (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
    );
    expect((await serve()).status).toBe(204);
  });
});
