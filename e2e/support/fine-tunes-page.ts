import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** A dataset for a file input. */
export function dataset(name: string, lines: readonly string[]) {
  return { name, mimeType: 'application/jsonl', buffer: Buffer.from(`${lines.join('\n')}\n`) };
}

/** The Fine-tunes screen, in terms of its users. */
export function fineTunesPage(page: Page, repository: string) {
  const base = `/fine-tunes/acme/${repository}`;
  const making = page.getByRole('region', { name: 'New fine-tune' });
  const list = page.getByRole('region', { name: 'Fine-tunes in this repository' });
  return {
    base,
    making,
    list,
    tokenize: page.getByRole('button', { name: 'Tokenize', exact: true }),
    async open(id = ''): Promise<void> {
      await page.goto(id === '' ? base : `${base}/${id}`);
      await hydrated(page);
    },
    /** Creates a fine-tune by the form, and ends on its page. */
    async make(file: ReturnType<typeof dataset>, name: string): Promise<void> {
      await page.goto(`${base}?new`);
      await making.getByLabel('Dataset file').setInputFiles(file);
      await expect(making.getByText('Uploaded', { exact: true })).toBeVisible();
      await making.getByRole('combobox', { name: /Base model/ }).fill('gpt-4o-mini');
      await making.getByRole('textbox', { name: 'Name' }).fill(name);
      await making.getByRole('button', { name: 'Create fine-tune' }).click();
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    },
    /** Creates a fine-tune without the screen; returns its id. */
    async seed(file: ReturnType<typeof dataset>, changes: Record<string, unknown> = {}): Promise<string> {
      const root = `/api/repos/acme/${repository}`;
      const sent = await page.request.put(`${root}/file/main/${file.name}`, { multipart: { file } });
      expect(sent.ok()).toBe(true);
      const made = await page.request.post(`${root}/fine_tunes`, {
        data: {
          resource: `main/${file.name}`,
          base_model: 'gpt-4o-mini',
          script_type: 'text_generation',
          display_name: 'Seeded',
          ...changes,
        },
      });
      expect(made.status()).toBe(201);
      return ((await made.json()) as { fine_tune: { id: string } }).fine_tune.id;
    },
  };
}
