import { QueryClient } from '@tanstack/react-query';
import type { JsonObject } from '@/lib/contract/model';
import { formHistory, nothingDone, useFormHistory } from '../history/use-form-history';
import * as logic from '../request/form-logic';
import { mountHook } from './mount-hook';

/** Mounts the history of a page that shows the form of `here`. Also returns the drafts, and the models that were opened. */
export async function mountHistory() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  formHistory.set(nothingDone);
  const drafts = new Map<string, JsonObject | null>();
  const visited: string[] = [];
  const draftOf = (model: string) => drafts.get(model) ?? null;
  const { current } = await mountHook(queries, () =>
    useFormHistory({
      modelId: 'here',
      logic,
      draftOf,
      setValues: (model, values) => void drafts.set(model, values),
      onModel: (id) => void visited.push(id),
    }),
  );
  const history = current();
  const type = (prompt: string) =>
    void history.commit('here', { prompt }, { subject: '/prompt', joins: true, isLetter: true });
  return { history, queries, logic, drafts, draftOf, visited, type };
}

/** A service whose answers wait until the test gives them, by path. */
export function lateAnswers() {
  const waiting = new Map<string, PromiseWithResolvers<Response>>();
  return {
    fetch: (path: string): Promise<Response> => {
      const answer = Promise.withResolvers<Response>();
      waiting.set(path, answer);
      return answer.promise;
    },
    isAsked: (path: string) => waiting.has(path),
    give: (path: string, body: unknown) => waiting.get(path)?.resolve(Response.json(body)),
  };
}
