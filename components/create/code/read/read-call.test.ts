import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/model';
import { holdsMisreadName } from '@/lib/schema-form/testing/misread-names';
import { readCall } from './read-call';
import { callStyles, codeLanguages } from '../write/api-call';
import { requestCode } from '../write/request-code';

const request = {
  model: 'flux-3-image',
  prompt: 'it\'s a "cat" \\ in\nthe rain',
  seed: 7,
  input_image: ['https://a.example/1.png'],
};
const { model, ...body } = request;
const json = JSON.stringify(request);
const read = { model, body };

/** Texts with characters that need quoting. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        '`',
        '\\',
        '\n',
        '\r',
        "'''",
        '"""',
        '${a}',
        '$x',
        '{',
        '}',
        '{"model":"z"}',
        '#',
        '//',
        '^',
        'REQUEST',
        '\ncurl -d x',
        ' ',
        '\ud800',
        '中',
        '\u2028',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    texts,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(texts, tie('value'), { maxKeys: 3 }),
  ),
}));
const bodies = fc
  .dictionary(texts, values, { maxKeys: 6 })
  .filter((made) => !holdsMisreadName(made))
  .map((made) => {
    const { model: _model, ...rest } = JSON.parse(JSON.stringify(made)) as JsonObject;
    return rest;
  });

describe('readCall', () => {
  const forms = codeLanguages.flatMap((language) => callStyles.map((style) => ({ language, style })));

  it.each(forms)('reads the output of requestCode: $language, $style', ({ language, style }) => {
    fc.assert(
      fc.property(bodies, (drawn) => {
        const call = { origin: 'https://media.example', path: '/api/ai/images/edit', body: { ...drawn, model } };
        expect(readCall(requestCode(call, language, style))).toEqual({ model, body: drawn });
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['JSON', json],
    [
      'single quotes',
      `curl -X POST https://a.example/api/ai/queue \\\n  -H 'Authorization: Bearer x' \\\n  -d '${json.replaceAll("'", String.raw`'\''`)}'`,
    ],
    ['double quotes', `$ curl "https://a.example" -d "${json.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`],
    [
      'dollar quotes',
      `curl 'https://a.example' --data-raw $'${json.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}' --compressed`,
    ],
    ['--json', `curl --json '${json.replaceAll("'", String.raw`'"'"'`)}' https://a.example`],
    ['an attached value', `curl -sd'${json.replaceAll("'", String.raw`'\''`)}' https://a.example`],
    [
      'a here-document',
      `curl -sS https://a.example -d @- <<EOF | jq .\n${json.replaceAll(/[\\$`]/g, String.raw`\$&`)}\nEOF\n`,
    ],
    ['data through a pipe', `cat <<'EOF' | curl -d @- https://a.example\n${json}\nEOF`],
    [
      'Windows',
      `curl -X POST "https://a.example" ^\r\n  -H "Content-Type: application/json" ^\r\n  -d "${json.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`,
    ],
    [
      'carets',
      `curl ^"https://a.example^" ^\r\n  --data-raw ^"${json
        .replaceAll('\\', '\\\\')
        .replaceAll('"', '\\"')
        .replaceAll(/[^\w ]/g, '^$&')}^"`,
    ],
    ['PowerShell', `PS C:\\> curl.exe https://a.example \`\r\n  -d '${json.replaceAll("'", String.raw`\u0027`)}'`],
  ])('reads %s', (_how, text) => {
    expect(readCall(text)).toEqual(read);
  });

  it('reads Python as the hosted documentation writes it', () => {
    const text = `import os
import requests

MODEL = "flux-3-image"
headers = {
    "Authorization": f"Bearer {os.environ['API_KEY']}",
    "Content-Type": "application/json",
}
data = {
    'model': MODEL,  # the one with boxes
    "prompt": ("it's a \\"cat\\" "
               '\\\\ in\\nthe rain'),
    "input_image": [
        "https://a.example/1.png",
    ],
    "seed": 7,
    "grounding": False,
    "style": None,
}
response = requests.post("https://a.example/api/ai/images/edit", headers=headers, json=data)
print(response.json()["images"][0])`;
    expect(readCall(text)).toEqual({ model, body: { ...body, grounding: false, style: null } });
  });

  it('reads TypeScript and JavaScript with unquoted names, templates and a variable that holds a text', () => {
    const text = `const prompt = 'it\\'s a "cat" ' + \`\\\\ in
the rain\`;
const answer = await fetch(\`\${base}/api/ai/images/edit\`, {
  method: 'POST',
  headers: { Authorization: \`Bearer \${process.env.KEY}\` },
  body: JSON.stringify({
    model: "flux-3-image",
    prompt,
    /* chance */ seed: 7, input_image: ['https://a.example/1.png'],
  }),
});`;
    expect(readCall(text)).toEqual(read);
    expect(readCall(`await fetch(url, { method: 'POST', body: ${JSON.stringify(json)} })`)).toEqual(read);
    expect(
      readCall(`fetch("https://a.example", {\n  "body": ${JSON.stringify(json)},\n  "method": "POST"\n});`),
    ).toEqual(read);
  });

  it('reads a request without a model', () => {
    expect(readCall('{"prompt":"a cat"}')).toEqual({ model: null, body: { prompt: 'a cat' } });
  });

  it('says why it reads nothing', () => {
    expect(readCall('  ')).toEqual({ error: 'empty' });
    expect(readCall('a lighthouse at dusk')).toEqual({ error: 'no-call' });
    expect(readCall('[1, 2]')).toEqual({ error: 'no-call' });
    expect(readCall('curl https://a.example')).toEqual({ error: 'no-call' });
    expect(readCall('curl https://a.example -d @body.json')).toEqual({ error: 'elsewhere' });
    expect(readCall("curl https://a.example -d 'a=1&b=2'")).toEqual({ error: 'not-json' });
  });

  it('never throws, and never runs the code it reads', () => {
    const code = fc
      .array(
        fc.constantFrom(
          'curl ',
          '-d ',
          "'",
          '"',
          '`',
          '$',
          '{',
          '}',
          '[',
          ']',
          '(',
          ')',
          ':',
          ',',
          '\\',
          '^',
          '\n',
          'a',
          ' = ',
          '<<',
          'EOF',
          '1',
          "r'''",
          '#',
          '//',
          'model',
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(code, fc.string()), (text) => {
        expect(readCall(text)).toBeTypeOf('object');
      }),
      { numRuns: 500 },
    );
    const sly = '{ model: (() => { globalThis.caught = true; return "x"; })(), prompt: "a" }';
    expect(readCall(sly)).toEqual({ error: 'no-call' });
    expect('caught' in globalThis).toBe(false);
  });

  it('gives up quickly on megabytes of text without a call', () => {
    expect(readCall('{a:'.repeat(1_000_000))).toEqual({ error: 'no-call' });
  });
});
