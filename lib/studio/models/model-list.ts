import { looseModelListSchema, looseModelSchema, type LooseModel } from '../../contract/model.ts';
import { saysNoModelList } from '../../contract/no-model-list.ts';
import type { Locale } from '../../intl/locale.ts';
import { describeError } from '../../logging/describe-error.ts';
import { apiPathWithTail } from '../../upstream/path.ts';
import type { StudioContext } from '../context/studio-context.ts';

/** The path of one model. Slashes in its id stay slashes. */
function modelPath(id: string): string {
  return apiPathWithTail('/api/ai/models/', id.split('/').map(encodeURIComponent).join('/'));
}

function acceptLanguage(locale: Locale | null): Record<string, string> {
  return locale === null ? {} : { 'accept-language': locale };
}

/**
 * Requests one model from the media service; null when the service has no such model.
 *
 * @param locale the reader's; without one the service answers in its own language, as for what is stored or checked
 * @throws EaselError the failures of transport
 */
export async function readModel(
  context: StudioContext,
  id: string,
  deadlineMs = context.deadlines.readMs,
  locale: Locale | null = null,
): Promise<LooseModel | null> {
  const headers = acceptLanguage(locale);
  const answer = await context.upstream.exchange({ method: 'GET', path: modelPath(id), headers, deadlineMs });
  const model = looseModelSchema.safeParse(answer.json);
  return answer.status === 200 && model.success ? model.data : null;
}

/** The service's list, empty when it has none; null when it could not be read. */
async function listedModels(context: StudioContext, locale: Locale): Promise<LooseModel[] | null> {
  const answer = await context.upstream.exchange({
    method: 'GET',
    path: '/api/ai/models',
    headers: acceptLanguage(locale),
    deadlineMs: context.deadlines.readMs,
  });
  const list = looseModelListSchema.safeParse(answer.json);
  if (answer.status === 200 && list.success) return list.data.data;
  return saysNoModelList(answer.status) ? [] : null;
}

/**
 * The models that the settings name, then the other models that the media service lists. A named model that the service
 * does not know is left out and logged: its id can still be typed. One that it knows, but does not list, is marked
 * `unlisted`.
 *
 * @param ids from the settings; at least one
 * @param locale the reader's
 */
export async function listModels(
  context: StudioContext,
  ids: readonly string[],
  locale: Locale,
): Promise<LooseModel[]> {
  const list = await listedModels(context, locale).catch((error: unknown) => {
    context.logger.warn({ error: describeError(error) }, 'the list of models could not be read');
    return null;
  });
  const listed = list ?? [];
  const isListed = (id: string) => listed.some((model) => model.id === id || model.aliases?.includes(id) === true);
  const missing = ids.filter((id) => !isListed(id));
  const named = await Promise.all(
    missing.map(async (model) => {
      try {
        const found = await readModel(context, model, context.deadlines.readMs, locale);
        if (found === null) context.logger.warn({ model }, 'the media service does not have a model of MEDIA_MODELS');
        return list === null || found === null ? found : { ...found, unlisted: true };
      } catch (error) {
        context.logger.warn({ error: describeError(error), model }, 'a model of MEDIA_MODELS could not be read');
        return null;
      }
    }),
  );
  return [...named.filter((model) => model !== null), ...listed];
}
