import { and, asc, count, eq, type InferSelectModel } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { presetLimits } from '../../contract/studio/preset-limits.ts';
import type { PresetBody, PresetChange, PresetSummary, StudioPreset } from '../../contract/studio/studio-preset.ts';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { presets } from '../../database/studio-saved-tables.ts';
import { media } from '../../database/studio-tables.ts';
import { findStoredId } from '../library/files/find-stored-id.ts';
import { mediaPath } from '../library/files/media-rows.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { mentionedMedia } from '../library/files/mentioned-media.ts';
import type { StudioContext } from '../context/studio-context.ts';
import { presetError } from './read-preset-body.ts';
import { readablePrompt } from '../../contract/prompt/readable-prompt.ts';

/** The operations on presets. All of them throw EaselError `resource_not_found` for an unknown id. */
export interface Presets {
  /** The presets of a model, by name. */
  list: (model: string) => Promise<PresetSummary[]>;
  read: (id: string) => Promise<StudioPreset>;
  /**
   * Stores a preset under an id that the browser generated, so that a repeated request creates no second one. It
   * replaces the preset with this id.
   *
   * @throws EaselError `invalid_params` for an invalid id, or when the model has the maximum number of presets;
   *   `conflict` for a name that another preset of the model has
   */
  put: (id: string, preset: PresetBody) => Promise<StudioPreset>;
  /** Changes the name or the values. @throws EaselError `conflict` for a name that another preset of the model has */
  change: (id: string, change: PresetChange) => Promise<StudioPreset>;
  /** Deletes a preset and returns it, so that it can be restored. */
  remove: (id: string) => Promise<StudioPreset>;
}

/** A database row of a preset. */
type PresetRow = InferSelectModel<typeof presets>;

/** A preset, and the stored thumbnail of its image. */
interface ListedPreset {
  preset: PresetRow;
  thumbnailKey: string | null;
}

const promptLength = 160;

/** The key by which names are compared: two names with the same key count as the same. */
function nameKeyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** A preset as it appears in lists. */
function toPresetSummary({ preset: row, thumbnailKey }: ListedPreset): PresetSummary {
  const written = row.values['prompt'];
  const prompt = typeof written === 'string' ? readablePrompt(written).trim() : '';
  return {
    id: row.id,
    model: row.model,
    name: row.name,
    prompt: prompt === '' ? null : Array.from(prompt).slice(0, promptLength).join(''),
    mediaId: row.mediaId,
    thumbnailUrl: row.mediaId === null || thumbnailKey === null ? null : `${mediaPath(row.mediaId)}/thumbnail`,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Two browsers may choose a name at the same time: the database refuses the second. */
async function named<T>(name: string, write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write();
  } catch (thrown) {
    if (!isUniqueViolation(thrown)) throw thrown;
    throw presetError('conflict', 'name', `This model already has a preset called “${name}”.`);
  }
}

/** Creates the operations on presets for one studio. */
export function createPresets(context: StudioContext): Presets {
  const { database } = context;

  const select = () =>
    database
      .select({ preset: presets, thumbnailKey: media.thumbnailKey })
      .from(presets)
      .leftJoin(media, eq(media.id, presets.mediaId));

  async function read(id: string): Promise<StudioPreset> {
    const [listed] = isUuid(id) ? await select().where(eq(presets.id, id)) : [];
    if (listed === undefined) throw new EaselError('resource_not_found', 'This preset does not exist.');
    const { values } = listed.preset;
    const mentions = await mentionedMedia(context, values);
    const gone = mentions.filter((mention) => mention.row === null).map(({ text }) => text);
    return { ...toPresetSummary(listed), values, goneMedia: [...new Set(gone)] };
  }

  return {
    async list(model) {
      const rows = await select().where(eq(presets.model, model)).orderBy(asc(presets.nameKey));
      return rows.map(toPresetSummary);
    },
    read,
    async put(id, preset) {
      if (!isUuid(id)) throw new EaselError('invalid_params', 'The id of a preset must be a UUID.');
      const own = and(eq(presets.id, id), eq(presets.model, preset.model));
      const [[known], [all]] = await Promise.all([
        database.select({ id: presets.id }).from(presets).where(own),
        database.select({ amount: count() }).from(presets).where(eq(presets.model, preset.model)),
      ]);
      if (known === undefined && (all?.amount ?? 0) >= presetLimits.perModel) {
        const message = `A model can have up to ${presetLimits.perModel} presets. Delete one first.`;
        throw presetError('invalid_params', 'model', message);
      }
      const mediaId = await findStoredId(database, preset.mediaId);
      const content = { ...preset, mediaId, nameKey: nameKeyOf(preset.name), updatedAt: new Date() };
      await named(preset.name, () =>
        database
          .insert(presets)
          .values({ id, ...content })
          .onConflictDoUpdate({ target: presets.id, set: content }),
      );
      return read(id);
    },
    async change(id, { name, values, mediaId }) {
      const content = {
        ...(name === undefined ? {} : { name, nameKey: nameKeyOf(name) }),
        ...(values === undefined ? {} : { values }),
        ...(mediaId === undefined ? {} : { mediaId: await findStoredId(database, mediaId) }),
        updatedAt: new Date(),
      };
      if (isUuid(id)) await named(name ?? '', () => database.update(presets).set(content).where(eq(presets.id, id)));
      return read(id);
    },
    async remove(id) {
      const removed = await read(id);
      await database.delete(presets).where(eq(presets.id, id));
      return removed;
    },
  };
}
