import { QueryClient } from '@tanstack/react-query';
import type { JsonObject } from '@/lib/contract/model';
import * as parts from '../request/form-parts';
import { useFormHistory } from '../history/use-form-history';
import { renderHook } from './render-hook';

/** A desk on which the form of `here` is shown, beside what stands in the forms and what was gone to. */
export function renderFormHistory() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const drafts = new Map<string, JsonObject | null>();
  const visited: string[] = [];
  const draftOf = (model: string) => drafts.get(model) ?? null;
  const desk = renderHook(queries, () =>
    useFormHistory({
      modelId: 'here',
      parts,
      draftOf,
      setValues: (model, values) => void drafts.set(model, values),
      onModel: (id) => void visited.push(id),
    }),
  );
  const type = (prompt: string) => void desk.commit('here', { prompt }, { subject: '/prompt', joins: true });
  return { desk, queries, parts, drafts, draftOf, visited, type };
}

/** A service whose answers wait, by their paths, until they are given. */
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
