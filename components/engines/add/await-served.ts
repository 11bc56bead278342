import type { QueryClient } from '@tanstack/react-query';
import { schemaOf } from '@/lib/client/models/schema-of';
import { modelListOptions } from '@/lib/client/models/models';
import type { LooseModel } from '@/lib/contract/model';

/** The name and the form of a saved model. */
export interface SavedModel {
  id: string;
  title: string;
  /** The properties of its request schema. */
  properties: unknown;
}

const attempts = 20;

/**
 * Waits until the catalogue has a model as it was saved: the service reads its settings again a moment later. Gives up
 * after some seconds, since the service decides what it serves.
 *
 * @param pauseMs between two looks
 */
export async function awaitServed(client: QueryClient, saved: SavedModel, pauseMs = 300): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const list = await client.fetchQuery({ ...modelListOptions(), staleTime: 0, retry: false }).catch(() => []);
    const model = list.find(({ id }) => id === saved.id);
    if (model !== undefined && isAsSaved(model, saved)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}

function isAsSaved(model: LooseModel, { title, properties }: SavedModel): boolean {
  const served = schemaOf(model)?.['properties'];
  return model.display_name === title && JSON.stringify(served) === JSON.stringify(properties);
}
