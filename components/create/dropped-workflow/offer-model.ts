import type { QueryClient } from '@tanstack/react-query';
import { engineListOptions } from '@/lib/client/engines/engines';
import { handedFile } from '@/lib/client/engines/handed-file';
import { workflowEngine } from '@/lib/client/engines/workflow-engine';
import { sheetUrl } from '@/lib/client/engines-view-state';
import { toasts } from '@/lib/client/toasts';
import { lateMessages } from '../messages-late';
import { holdsWorkflow } from './holds-workflow';

/** The name of the engine that this studio may add a workflow to; null for none. */
export async function findTarget(client: QueryClient): Promise<string | null> {
  const list = await client.fetchQuery({ ...engineListOptions(), retry: false }).catch(() => null);
  return list?.can_change === true ? (workflowEngine(list)?.name ?? null) : null;
}

/**
 * Offers to make a dropped file a model, if it holds a workflow.
 *
 * @param isTaken whether something else uses the file: then nothing is said of a file without a workflow
 * @param open opens an address of the studio
 */
export async function offerModel(
  client: QueryClient,
  file: File,
  { isTaken, open }: { isTaken: boolean; open: (address: string) => void },
): Promise<void> {
  const engine = await findTarget(client);
  if (engine === null) return;
  if (await holdsWorkflow(file)) {
    const run = () => {
      handedFile.set(file);
      open(sheetUrl({ kind: 'add', engine }));
    };
    toasts.show(lateMessages.hasWorkflow(file.name), { action: { label: lateMessages.addAsModel, run } });
  } else if (!isTaken) toasts.show(lateMessages.notUsable(file.name), { tone: 'bad' });
}
