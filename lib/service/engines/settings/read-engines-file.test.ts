import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { SettingsError } from '../../../settings/read-settings.ts';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { readEnginesFile, type EnginesSource } from './read-engines-file.ts';

const base = temporaryFolder();
let folder = base;
let count = 0;
beforeEach(async () => {
  count += 1;
  folder = join(base, String(count));
  await mkdir(folder);
});

const source = (change: Partial<EnginesSource> = {}): EnginesSource => ({
  path: join(folder, 'engines.json'),
  environment: {},
  comfyUiUrl: null,
  ...change,
});

async function read(file: unknown, change: Partial<EnginesSource> = {}) {
  await writeFile(join(folder, 'engines.json'), typeof file === 'string' ? file : JSON.stringify(file, null, 2));
  return readEnginesFile(source(change));
}

/** The lines of the error that reading throws. */
async function issuesOf(file: unknown, change: Partial<EnginesSource> = {}): Promise<string[]> {
  const error: unknown = await read(file, change).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SettingsError)) throw new Error('no SettingsError', { cause: error });
  return error.message.split('\n');
}

const comfy = { kind: 'comfyui', url: 'http://10.0.0.7:8188' };

describe('readEnginesFile', () => {
  it('reads an absent file as no engines', async () => {
    expect(await readEnginesFile(source())).toEqual({ folder, engines: {}, models: {}, secrets: [] });
  });

  it('puts the values of variables in place of their names', async () => {
    const file = {
      engines: {
        fal: { kind: 'fal', key: '$FAL_KEY', concurrency: 4 },
        proxied: { ...comfy, headers: { authorization: '$GATEWAY', 'x-group': 'design' } },
      },
      models: { portrait: { engine: 'fal', model: 'a/portrait' } },
    };
    const configuration = await read(file, {
      environment: { FAL_KEY: 'fal-secret\n', GATEWAY: 'Bearer gateway-secret' },
    });
    expect(configuration.engines).toMatchObject({
      fal: { kind: 'fal', key: 'fal-secret', concurrency: 4, headers: {} },
      proxied: {
        url: comfy.url,
        concurrency: 1,
        headers: { authorization: 'Bearer gateway-secret', 'x-group': 'design' },
      },
    });
    expect(configuration.models).toEqual({ portrait: { engine: 'fal', model: 'a/portrait' } });
    expect(configuration.secrets).toEqual(['Bearer gateway-secret', 'fal-secret']);
  });

  it('accepts a byte order mark', async () => {
    expect((await read(`\u{FEFF}${JSON.stringify({ engines: { a: comfy } })}`)).engines).toHaveProperty('a');
  });

  it.each([
    [
      '{\n  "engines": {\n    // mine\n  }\n}',
      'engines.json line 3, column 5: expected a name in double quotation marks',
    ],
    ['{\n  "engines": {},\n}', 'engines.json line 2, column 16: unexpected comma'],
    ['', 'engines.json line 1, column 1: expected a value'],
    ['[]', 'engines.json line 1: the file must be an object'],
    ['{\n "engines": {},\n "models": {},\n "engines": {}\n}', 'engines.json line 4: engines stands twice; remove one'],
    ['['.repeat(100_000), 'engines.json is nested too deeply or has too many values.'],
    [' '.repeat(4 * 1024 * 1024 + 1), 'engines.json is larger than 4 MB.'],
  ])('refuses what is not one plain JSON object (%#)', async (text, issue) => {
    expect(await issuesOf(text)).toEqual([issue]);
  });

  it('refuses a file that is not UTF-8, and a folder', async () => {
    await writeFile(join(folder, 'engines.json'), Buffer.from([0x7b, 0xff, 0x7d]));
    await expect(readEnginesFile(source())).rejects.toThrow('engines.json is not UTF-8.');
    await expect(readEnginesFile(source({ path: folder }))).rejects.toThrow(/is not a file\.$/);
  });

  it('names every issue with its line and path, without a key that stands in the file', async () => {
    const text = `{
  "engines": {
    "fal": {
      "kind": "fall",
      "key": "sk-plain-secret",
      "concurency": 2,
      "maxPerDay": 1.5
    },
    "My box": { "kind": "comfyui" },
    "late": {},
    "far": { "kind": "openai", "url": "ftp://x", "concurrency": 0, "paid": "no", "title": "" }
  },
  "models": {
    "a b": { "engine": "fal" },
    "poster": {
      "map": { "prompt": 3, "size": { "tow": "x" }, "seed": { "to": "3.seed", "values": { "a": null } } },
      "fields": { "3.steps": { "default": [1], "titel": "Steps" } },
      "price": { "perPicture": 1 }
    }
  },
  "engine": {}
}`;
    const issues = await issuesOf(text);
    expect(issues).toEqual([
      'engines.json line 4: engines.fal.kind must be one of comfyui, media-api, openai, fal, replicate; did you mean "fal"?',
      'engines.json line 5: engines.fal.key must name an environment variable, as "$FAL_KEY"; put the key itself into that variable',
      'engines.json line 6: engines.fal.concurency is not a setting; did you mean "concurrency"?',
      'engines.json line 7: engines.fal.maxPerDay must be a whole number',
      'engines.json line 9: engines["My box"] has an invalid name: it must be at most 40 lower-case letters, digits and hyphens',
      'engines.json line 10: engines.late.kind is missing',
      'engines.json line 11: engines.far.title must not be empty',
      'engines.json line 11: engines.far.url must be an http:// or https:// address',
      'engines.json line 11: engines.far.concurrency must be at least 1',
      'engines.json line 11: engines.far.paid must be true or false',
      'engines.json line 14: models["a b"] has an invalid name: it must be at most 120 letters, digits and _ . / : -',
      'engines.json line 15: models.poster.engine is missing',
      'engines.json line 16: models.poster.map.prompt must be text or an object',
      'engines.json line 16: models.poster.map.size.to is missing',
      'engines.json line 16: models.poster.map.size.tow is not a setting; did you mean "to"?',
      'engines.json line 16: models.poster.map.seed.values.a must be text or a number or true or false',
      'engines.json line 17: models.poster.fields["3.steps"].default must be text or a number or true or false',
      'engines.json line 17: models.poster.fields["3.steps"].titel is not a setting; did you mean "title"?',
      'engines.json line 18: models.poster.price.perPicture is not a setting',
      'engines.json line 21: engine is not a setting; did you mean "engines"?',
    ]);
  });

  it('lists a hundred issues at most', async () => {
    const engines = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`e${index}`, {}]));
    const issues = await issuesOf({ engines });
    expect(issues).toHaveLength(101);
    expect(issues.at(-1)).toBe('and 19900 more');
  });

  it('requires what each kind of engine needs', async () => {
    const environment = { KEY: 'secret-key' };
    const engines = {
      a: { kind: 'comfyui' },
      b: { kind: 'media-api', key: '$KEY' },
      c: { kind: 'replicate' },
      d: { kind: 'openai', key: '$KEY' },
      e: { kind: 'openai', url: 'http://localhost:8000' },
      f: { kind: 'fal', headers: { Authorization: '$KEY' } },
      g: { kind: 'comfyui', url: 'http://ann:pass@box:8188' },
    };
    expect(await issuesOf({ engines }, { environment })).toEqual([
      'engines.json line 3: engines.a.url is missing: engines of kind comfyui need it',
      'engines.json line 6: engines.b.url is missing: engines of kind media-api need it',
      'engines.json line 10: engines.c.key is missing: engines of kind replicate need it',
      'engines.json line 29: engines.g.url must not contain a user name or password; use a header "authorization" with a variable as its value',
    ]);
  });

  it('requires that the variables are set and fit into a header', async () => {
    const engines = {
      a: { kind: 'fal', key: '$UNSET' },
      b: { kind: 'fal', key: '$BLANK' },
      c: { kind: 'fal', key: '$BROKEN' },
      d: { ...comfy, headers: { 'x-api-key': 'plain-secret', note: '$5', umlaut: 'ž' } },
    };
    const environment = { BLANK: ' ', BROKEN: 'broken\nsecret' };
    const issues = await issuesOf({ engines }, { environment });
    expect(issues.map((issue) => issue.replace(/^engines.json line \d+: engines\./, ''))).toEqual([
      'a.key names the environment variable UNSET, which is not set; set it and restart the service',
      'b.key names the environment variable BLANK, which is not set; set it and restart the service',
      'c.key names BROKEN, whose value contains characters that no header can hold',
      'd.headers.x-api-key must name an environment variable, as "$GATEWAY_TOKEN", because it is a secret',
      'd.headers.note must name an environment variable, as "$FAL_KEY"',
      'd.headers.umlaut contains characters that no header can hold',
    ]);
    expect(issues.join('\n')).not.toMatch(/plain-secret|broken/);
  });

  it('checks models against their engines and their workflow files', async () => {
    await writeFile(join(base, 'outside.json'), '{}');
    await writeFile(join(folder, 'flux.json'), '{}');
    await mkdir(join(folder, 'sub'));
    await writeFile(join(folder, 'sub', 'wan.json'), '{}');
    await symlink(join(base, 'outside.json'), join(folder, 'link.json'));
    await symlink(join(folder, 'flux.json'), join(folder, 'alias.json'));
    const engine = 'atelier';
    const models = {
      a: { engine, workflow: 'flux.json' },
      b: { engine, workflow: 'sub/wan.json' },
      c: { engine, workflow: 'alias.json' },
      d: { engine: 'atelir', workflow: 'flux.json' },
      e: { engine },
      f: { engine, workflow: 'flux.json', model: 'flux', extra: {} },
      g: { engine: 'far', workflow: 'flux.json' },
      h: { engine, workflow: '../outside.json' },
      i: { engine, workflow: join(folder, 'flux.json') },
      j: { engine, workflow: 'missing.json' },
      k: { engine, workflow: 'sub' },
      l: { engine, workflow: 'link.json' },
      m: { engine: 'constructor' },
    };
    const engines = { atelier: comfy, far: { kind: 'openai', url: 'http://localhost:8000' } };
    const issues = await issuesOf({ engines, models });
    expect(issues.map((issue) => issue.replace(/^engines.json line \d+: models\./, ''))).toEqual([
      'd.engine names "atelir", which is not among the engines; did you mean "atelier"?',
      'e.workflow is missing: models of kind comfyui need it',
      'f.model is not for engines of kind comfyui, whose models have a workflow',
      'f.extra is not for engines of kind comfyui, whose models have a workflow',
      'g.workflow is only for engines of kind comfyui; "far" is of kind openai',
      'h.workflow must be a file in the folder of this settings file, by its relative path without ".."',
      'i.workflow must be a file in the folder of this settings file, by its relative path without ".."',
      `j.workflow names "missing.json", which does not exist in ${folder}`,
      'k.workflow names "sub", which is not a file',
      'l.workflow names "link.json", a link that leads out of the folder of this settings file',
      'm.engine names "constructor", which is not among the engines',
    ]);
  });

  it('checks what the map of a built-in name sends', async () => {
    await writeFile(join(folder, 'flux.json'), '{}');
    const bound = { engine: 'atelier', workflow: 'flux.json' };
    const models = {
      'ig-1': { ...bound, map: { prompt: '6.text', widht: '5.width', $with: '5.width', $frames: '9.length' } },
      'v-7': { ...bound, map: { prompt: '6.text', $frames: ['9.length'], $fps: { to: '9.fps' } } },
      'ie-10': { ...bound, map: { prompt: '6.text' } },
      'qwen-image-3': { ...bound, map: { prompt: '6.text' } },
      'ie-1': bound,
      poster: { ...bound, map: { prompt: '6.text' } },
    };
    const issues = await issuesOf({ engines: { atelier: comfy }, models });
    expect(issues).toEqual([
      'engines.json line 14: models.ig-1.map.widht is neither a parameter of ig-1 nor one of $width, $height, $seconds, $frames, $fps, $seed; did you mean "width"?',
      'engines.json line 15: models.ig-1.map.$with is neither a parameter of ig-1 nor one of $width, $height, $seconds, $frames, $fps, $seed; did you mean "$width"?',
      'engines.json line 16: models.ig-1.map.$frames is only for models that generate videos; ig-1 generates images',
      'engines.json line 35: models.ie-10.map lacks input_image: ie-10 cannot generate without it',
      'engines.json line 46: models.ie-1 and qwen-image-3 are names of one model, ie-1: remove one of them',
      'engines.json line 53: models.poster.map is only for names of built-in models, and poster is not one; choose its form by fields',
    ]);
  });

  it.each([
    [[{ title: 'One', fields: ['first'] }], 'must have at least 2 entries'],
    [['One', 'Other'].map((title) => ({ title, fields: [] })), 'must have at least 1 entry'],
    [['One', 'Other'].map((title) => ({ title, field: 'first' })), 'is not a setting; did you mean "fields"?'],
    [['One', 'Other'].map((title) => ({ title, fields: ['first'] })), 'must not have a field twice'],
    [['first', 'last'].map((field) => ({ title: 'One', fields: [field] })), 'must not have a title twice'],
  ])('refuses the modes %j', async (modes, why) => {
    const models = { film: { engine: 'fal', model: 'acme/film', modes } };
    const issues = await issuesOf({ engines: { fal: { kind: 'fal', key: '$FAL_KEY' } }, models });
    expect(issues.filter((issue) => issue.includes('models.film.modes')).join('\n')).toContain(why);
  });

  it('refuses a name that another engine may list', async () => {
    await writeFile(join(folder, 'flux.json'), '{}');
    const url = 'http://box:4000';
    const engines = { atelier: comfy, other: { kind: 'media-api', url }, named: { kind: 'media-api', url } };
    const workflow = { engine: 'atelier', workflow: 'flux.json' };
    const models = {
      'other/flux': workflow,
      'named/flux': workflow,
      'atelier/flux': workflow,
      'else/flux': workflow,
      other: workflow,
      'named/own': { engine: 'named' },
    };
    expect(await issuesOf({ engines, models })).toEqual([
      expect.stringMatching(
        /^engines\.json line \d+: models\["other\/flux"\] may be the name of a model that the engine "other" lists; choose one that does not begin with "other\/"$/,
      ),
    ]);
  });

  it('makes an engine of COMFYUI_URL alone, and beside others', async () => {
    const comfyUiUrl = 'http://gpu-box:8188';
    const engine = { kind: 'comfyui', title: 'ComfyUI', url: comfyUiUrl, headers: {}, concurrency: 1 };
    expect((await readEnginesFile(source({ comfyUiUrl }))).engines).toEqual({ comfyui: engine });
    await writeFile(join(folder, 'a.json'), '{}');
    const file = { engines: { other: comfy }, models: { a: { engine: 'comfyui', workflow: 'a.json' } } };
    expect((await read(file, { comfyUiUrl })).engines).toMatchObject({ other: comfy, comfyui: engine });
  });

  it('lets the file add to COMFYUI_URL, but not contradict it', async () => {
    const comfyUiUrl = 'http://gpu-box:8188';
    const same = { kind: 'comfyui', url: 'http://GPU-box:8188/', concurrency: 2 };
    expect((await read({ engines: { comfyui: same } }, { comfyUiUrl })).engines).toMatchObject({ comfyui: same });
    for (const comfyui of [comfy, { kind: 'media-api', url: comfyUiUrl }, { kind: 'comfyui' }]) {
      expect(await issuesOf({ engines: { comfyui } }, { comfyUiUrl })).toEqual([
        'COMFYUI_URL differs from engines.comfyui in engines.json: remove one of them, or give both the same url.',
      ]);
    }
  });
});
