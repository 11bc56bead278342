import type { InferSelectModel } from 'drizzle-orm';
import type { PresetSummary } from '../../contract/studio/studio-preset.ts';
import type { presets } from '../../database/studio-tables.ts';

/** A preset as the database knows it. */
export type PresetRow = InferSelectModel<typeof presets>;

const promptLength = 160;

/** A name as far as it tells presets apart. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** A preset as lists name it. */
export function toPresetSummary(row: PresetRow): PresetSummary {
  const { prompt } = row.values;
  const hasWords = typeof prompt === 'string' && prompt.trim() !== '';
  return {
    id: row.id,
    model: row.model,
    name: row.name,
    prompt: hasWords ? Array.from(prompt.trim()).slice(0, promptLength).join('') : null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
