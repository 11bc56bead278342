import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkEnginesText } from '@/lib/service/engines/settings/read-engines-file';
import { engineSnippets, snippetKinds } from './engine-snippets';
import { connectMessages } from './messages';

describe('engineSnippets', () => {
  it.each(snippetKinds)('has settings of the kind %s that the service takes', async (kind) => {
    const { text, variable } = engineSnippets[kind];
    const source = { path: '/none/engines.json', environment: { [variable]: 'a-secret-key' }, comfyUiUrl: null };
    const { engines } = await checkEnginesText(text, source);
    expect(Object.values(engines)).toMatchObject([{ key: 'a-secret-key' }]);
  });

  it('names headings of the document', async () => {
    const document = await readFile(join(import.meta.dirname, '../../../docs/engines.md'), 'utf8');
    for (const { section } of Object.values(engineSnippets)) {
      expect(document).toContain(`\n### ${connectMessages.sections[section]}\n`);
    }
  });
});
