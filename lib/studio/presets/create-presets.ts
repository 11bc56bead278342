import { and, asc, count, eq, type InferSelectModel } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { presetLimits } from '../../contract/studio/preset-limits.ts';
import type { PersonName } from '../../contract/studio/person.ts';
import type { PresetBody, PresetChange, PresetSummary, StudioPreset } from '../../contract/studio/studio-preset.ts';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { people } from '../../database/studio-people-tables.ts';
import { presets } from '../../database/studio-saved-tables.ts';
import { media } from '../../database/studio-tables.ts';
import { findStoredId } from '../library/files/find-stored-id.ts';
import { mediaPath } from '../library/files/media-rows.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { mentionedMedia } from '../library/files/mentioned-media.ts';
import { record } from '../audit/record.ts';
import { checkOwner, type Caller } from '../context/caller.ts';
import type { StudioContext } from '../context/studio-context.ts';
import { presetError } from './read-preset-body.ts';
import { readablePrompt } from '../../contract/prompt/readable-prompt.ts';

/** What a person can do with presets. All of them throw EaselError `resource_not_found` for an unknown id. */
export interface Presets {
  /** Everybody's presets of a model, by name. */
  list: (model: string) => Promise<PresetSummary[]>;
  read: (id: string) => Promise<StudioPreset>;
  /**
   * Stores a preset under an id that the browser generated, so that a repeated request creates no second one. It
   * replaces the preset with this id, whose owner stays.
   *
   * @throws EaselError `invalid_params` for an invalid id, an unknown owner, or when the owner has the maximum number of
   *   presets of the model; `conflict` for a name that another preset of the owner has; `forbidden` for a preset of
   *   somebody else
   */
  put: (id: string, preset: PresetBody) => Promise<StudioPreset>;
  /**
   * Changes the name or the values.
   *
   * @throws EaselError `conflict` for a name that another preset of its owner has; `forbidden` for a preset of somebody
   *   else
   */
  change: (id: string, change: PresetChange) => Promise<StudioPreset>;
  /**
   * Deletes a preset and returns it, so that it can be restored.
   *
   * @throws EaselError `forbidden` for a preset of somebody else
   */
  remove: (id: string) => Promise<StudioPreset>;
}

/** A database row of a preset. */
type PresetRow = InferSelectModel<typeof presets>;

/** A preset, and the stored thumbnail of its image. */
interface ListedPreset {
  preset: PresetRow;
  owner: PersonName;
  thumbnailKey: string | null;
}

const promptLength = 160;

/** The key by which names are compared: two names with the same key count as the same. */
function nameKeyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** A preset as it appears in lists. */
function toPresetSummary({ preset: row, owner, thumbnailKey }: ListedPreset): PresetSummary {
  const written = row.values['prompt'];
  const prompt = typeof written === 'string' ? readablePrompt(written).trim() : '';
  return {
    id: row.id,
    owner,
    model: row.model,
    name: row.name,
    prompt: prompt === '' ? null : Array.from(prompt).slice(0, promptLength).join(''),
    mediaId: row.mediaId,
    thumbnailUrl: row.mediaId === null || thumbnailKey === null ? null : `${mediaPath(row.mediaId)}/thumbnail`,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * Two browsers may choose a name at the same time: the database refuses the second.
 *
 * @param who whose presets have the name, as in “You already have”
 */
async function named<T>(name: string, who: string, write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write();
  } catch (thrown) {
    if (!isUniqueViolation(thrown)) throw thrown;
    throw presetError('conflict', 'name', `${who} a preset of this model called “${name}”.`);
  }
}

/** The subject of a sentence about somebody's presets: an administrator changes others', too. */
function whoOf({ personId }: Caller, { id, name }: PersonName): string {
  return id === personId ? 'You' : name;
}

function hasAlready(caller: Caller, owner: PersonName): string {
  return owner.id === caller.personId ? 'You already have' : `${owner.name} already has`;
}

/** Creates the operations on presets of one studio, for the person who asks. */
export function createPresets(context: StudioContext): (caller: Caller) => Presets {
  const { database } = context;

  const select = () =>
    database
      .select({ preset: presets, owner: { id: people.id, name: people.name }, thumbnailKey: media.thumbnailKey })
      .from(presets)
      .innerJoin(people, eq(people.id, presets.ownerId))
      .leftJoin(media, eq(media.id, presets.mediaId));

  async function read(id: string): Promise<StudioPreset> {
    const [listed] = isUuid(id) ? await select().where(eq(presets.id, id)) : [];
    if (listed === undefined) throw new EaselError('resource_not_found', 'This preset does not exist.');
    const { values } = listed.preset;
    const mentions = await mentionedMedia(context, values);
    const gone = mentions.filter((mention) => mention.row === null).map(({ text }) => text);
    return { ...toPresetSummary(listed), values, goneMedia: [...new Set(gone)] };
  }

  async function readOwner(id: string): Promise<PersonName> {
    const [owner] = await database.select({ id: people.id, name: people.name }).from(people).where(eq(people.id, id));
    if (owner === undefined) throw presetError('invalid_params', 'ownerId', 'There is no person with this id.');
    return owner;
  }

  /** @param who as in “You can have” */
  async function requireRoom(ownerId: string, model: string, who: string): Promise<void> {
    const isOfModel = and(eq(presets.model, model), eq(presets.ownerId, ownerId));
    const [all] = await database.select({ amount: count() }).from(presets).where(isOfModel);
    if ((all?.amount ?? 0) < presetLimits.perModel) return;
    const message = `${who} can have up to ${presetLimits.perModel} presets of a model. Delete one first.`;
    throw presetError('invalid_params', 'model', message);
  }

  async function put(caller: Caller, id: string, body: PresetBody): Promise<StudioPreset> {
    if (!isUuid(id)) throw new EaselError('invalid_params', 'The id of a preset must be a UUID.');
    const { ownerId, ...preset } = body;
    const isOfId = eq(presets.id, id);
    const [known] = await database
      .select({ ownerId: presets.ownerId, model: presets.model })
      .from(presets)
      .where(isOfId);
    const wantedId = known?.ownerId ?? ownerId ?? caller.personId;
    checkOwner(caller, wantedId, 'preset');
    const owner = await readOwner(wantedId);
    if (known?.model !== preset.model) await requireRoom(owner.id, preset.model, whoOf(caller, owner));
    const mediaId = await findStoredId(database, preset.mediaId);
    const content = { ...preset, mediaId, nameKey: nameKeyOf(preset.name), updatedAt: new Date() };
    const written = await named(preset.name, hasAlready(caller, owner), () =>
      database
        .insert(presets)
        .values({ id, ownerId: owner.id, ...content })
        .onConflictDoUpdate({ target: presets.id, set: content, setWhere: eq(presets.ownerId, owner.id) })
        .returning({ id: presets.id }),
    );
    // Somebody else has stored theirs under this id meanwhile.
    return written.length === 0 ? put(caller, id, body) : read(id);
  }

  return (caller) => ({
    async list(model) {
      const rows = await select().where(eq(presets.model, model)).orderBy(asc(presets.nameKey), asc(presets.id));
      return rows.map(toPresetSummary);
    },
    read,
    put: (id, preset) => put(caller, id, preset),
    async change(id, { name, values, mediaId }) {
      const { owner } = await read(id);
      checkOwner(caller, owner.id, 'preset');
      const content = {
        ...(name === undefined ? {} : { name, nameKey: nameKeyOf(name) }),
        ...(values === undefined ? {} : { values }),
        ...(mediaId === undefined ? {} : { mediaId: await findStoredId(database, mediaId) }),
        updatedAt: new Date(),
      };
      await named(name ?? '', hasAlready(caller, owner), () =>
        database.update(presets).set(content).where(eq(presets.id, id)),
      );
      return read(id);
    },
    async remove(id) {
      const removed = await read(id);
      checkOwner(caller, removed.owner.id, 'preset');
      await database.transaction(async (transaction) => {
        const gone = await transaction.delete(presets).where(eq(presets.id, id)).returning({ id: presets.id });
        if (gone.length === 0) return;
        const subject = { kind: 'preset', id, name: removed.name } as const;
        await record(transaction, caller, { action: 'preset_deleted', subject, details: { model: removed.model } });
      });
      return removed;
    },
  });
}
