import type { Page } from '@playwright/test';

/** Stores a draft of a model, as an earlier visit would, unless there is one. */
export async function leaveDraft(page: Page, model: string, values: object): Promise<void> {
  await page.addInitScript(
    ([key, draft]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, draft);
    },
    [`easel:draft:${model}`, JSON.stringify(values)] as const,
  );
}
