import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** A dataset for a file input. */
export function dataset(name: string, lines: readonly string[]) {
  return { name, mimeType: 'application/jsonl', buffer: Buffer.from(`${lines.join('\n')}\n`) };
}

/** The Fine-tunes screen, in terms of its users. */
export function fineTunesPage(page: Page, repository: string) {
  const base = `/fine-tunes/acme/${repository}`;
  const making = page.getByRole('region', { name: 'New project' });
  const list = page.getByRole('region', { name: 'Projects' });
  return {
    base,
    making,
    list,
    /** The result of the check of a dataset. */
    check: page.getByRole('region', { name: 'Check' }),
    tokenize: page.getByRole('button', { name: 'Tokenize', exact: true }),
    /** The one button of a new project. */
    tokenizeRows: page.getByRole('button', { name: /^Tokenize [\d,]+ rows?$/ }),
    async open(id = ''): Promise<void> {
      await page.goto(id === '' ? base : `${base}/${id}`);
      await hydrated(page);
    },
    /** Opens a new project that learns something. */
    async begin(goal: 'style' | 'voice' | 'conversations'): Promise<void> {
      await page.goto(`${base}?new&learn=${goal}`);
      await expect(making.getByRole('region', { name: 'Dataset' })).toBeVisible();
    },
    async drop(file: ReturnType<typeof dataset> | string | string[]): Promise<void> {
      await making.getByLabel('Dataset file').setInputFiles(file);
    },
    async openAdvanced(): Promise<void> {
      await making.getByText('Advanced', { exact: true }).click();
    },
    /** Creates a project without tokenizing it, and ends on its page. */
    async create(file: ReturnType<typeof dataset>, name: string): Promise<void> {
      await page.goto(`${base}?new&learn=voice`);
      await making.getByLabel('Dataset file').setInputFiles(file);
      await making.getByRole('textbox', { name: 'Name' }).fill(name);
      await making.getByText('Advanced', { exact: true }).click();
      const create = making.getByRole('button', { name: 'Create without tokenizing' });
      await expect(create).toHaveAttribute('aria-disabled', 'false');
      await create.click();
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
