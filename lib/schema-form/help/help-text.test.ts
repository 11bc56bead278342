import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HelpPart, readHelp } from './help-text.ts';
import { isPlainLine, plainHelp } from './plain-help.ts';

function partsOf(markdown: string): HelpPart[] {
  const [block] = readHelp(markdown);
  return block !== undefined && 'parts' in block ? block.parts : [];
}

function links(markdown: string): string[] {
  const within = (parts: readonly HelpPart[]): string[] =>
    parts.flatMap((part) =>
      'parts' in part ? [...(part.kind === 'link' ? [part.address] : []), ...within(part.parts)] : [],
    );
  return readHelp(markdown).flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(within);
    return block.kind === 'code' ? [] : within(block.parts);
  });
}

describe('readHelp', () => {
  it('joins wrapped lines, and separates paragraphs', () => {
    const indented = '\n            The scale of how close\n            the model sticks.\n        ';
    expect(readHelp(indented)).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'text', text: 'The scale of how close the model sticks.' }] },
    ]);
    expect(readHelp('one\n\ntwo')).toHaveLength(2);
    expect(partsOf('one  \ntwo')).toEqual([
      { kind: 'text', text: 'one' },
      { kind: 'break' },
      { kind: 'text', text: 'two' },
    ]);
  });

  it('reads code, emphasis and lists', () => {
    expect(partsOf('Use `auto` or **two *words***.')).toEqual([
      { kind: 'text', text: 'Use ' },
      { kind: 'code', text: 'auto' },
      { kind: 'text', text: ' or ' },
      {
        kind: 'strong',
        parts: [
          { kind: 'text', text: 'two ' },
          { kind: 'emphasis', parts: [{ kind: 'text', text: 'words' }] },
        ],
      },
      { kind: 'text', text: '.' },
    ]);
    expect(readHelp('Options:\n- `low`: fast\n  and cheap\n- high')).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'text', text: 'Options:' }] },
      {
        kind: 'list',
        isOrdered: false,
        items: [
          [
            { kind: 'code', text: 'low' },
            { kind: 'text', text: ': fast and cheap' },
          ],
          [{ kind: 'text', text: 'high' }],
        ],
      },
    ]);
    expect(readHelp('1. one\n2. two')).toMatchObject([{ kind: 'list', isOrdered: true }]);
    expect(readHelp('## Title ##\n```json\n{"a": 1}\n```')).toMatchObject([
      { kind: 'heading' },
      { kind: 'code', text: '{"a": 1}' },
    ]);
  });

  it('leaves names and formulas as they are', () => {
    const text = 'between 2560*1440 and 4096*4096, as num_images and max_images say';
    expect(partsOf(text)).toEqual([{ kind: 'text', text }]);
    expect(plainHelp(String.raw`\*not emphasis\*`)).toBe('*not emphasis*');
  });

  it('makes links of web and mail addresses, and of nothing else', () => {
    expect(links('[docs](https://e.com/a_b_c) and https://e.com/x. <mailto:a@e.com>')).toEqual([
      'https://e.com/a_b_c',
      'https://e.com/x',
      'mailto:a@e.com',
    ]);
    for (const bad of [
      '[a](javascript:alert(1))',
      '[a](JaVaScRiPt:x)',
      '[a](data:text/html,x)',
      '[a](//e.com)',
      '[a](/docs)',
      '[a](vbscript:x)',
    ])
      expect(links(bad)).toEqual([]);
    expect(plainHelp('See [our docs](/assets#images).')).toBe('See our docs.');
  });

  it('shows unknown tags as text', () => {
    const text = '<img src=x onerror=alert(1)><script>1</script>';
    expect(partsOf(text)).toEqual([{ kind: 'text', text }]);
    expect(plainHelp('one<br>two')).toBe('one\ntwo');
  });

  it('reads simple HTML like Markdown', () => {
    const html = '<p>Use <code>auto</code> or <b>two</b>.</p><ul><li>low &amp; fast</li><li>high</li></ul>';
    expect(readHelp(html)).toEqual(readHelp('Use `auto` or **two**.\n\n- low & fast\n- high'));
    expect(links('See <a target="_blank" href="https://e.com/a">the docs</a>.')).toEqual(['https://e.com/a']);
    expect(links('<a href="javascript:alert(1)">x</a>')).toEqual([]);
    expect(plainHelp('Cite it by &lt;token&gt;, <width>x<height> or <lora:a:1>.')).toBe(
      'Cite it by <token>, <width>x<height> or <lora:a:1>.',
    );
  });

  it('reads any text in linear time, without links that could run code', () => {
    const marks = fc.constantFrom(
      '*',
      '_',
      '`',
      '[',
      ']',
      '(',
      ')',
      'javascript:',
      'https://e.com',
      '\n',
      '- ',
      'a',
      ' ',
      '\\',
      '<',
      '>',
      '#',
    );
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 60 }), (all) => {
        for (const address of links(all.join(''))) expect(address).toMatch(/^(https?|mailto):/);
      }),
    );
    for (const marks of ['*_`[', '![', '[a](', '<a href="', '`a '])
      expect(readHelp(marks.repeat(5000)).length).toBeGreaterThan(0);
    expect(readHelp('['.repeat(20_000) + '*'.repeat(20_000)).length).toBeGreaterThan(0);
  });
});

describe('isPlainLine', () => {
  it('holds for a short line without structure', () => {
    expect(isPlainLine('Pixels of the `shorter` side.', 72)).toBe(true);
    for (const other of ['a\n\nb', 'See https://e.com', '**Important**', 'x'.repeat(73)])
      expect(isPlainLine(other, 72)).toBe(false);
  });
});
