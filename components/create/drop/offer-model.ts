import type { QueryClient } from '@tanstack/react-query';
import { engineListOptions } from '@/lib/client/engines/engines';
import { handedFile } from '@/lib/client/engines/handed-file';
import { workflowEngine } from '@/lib/client/engines/workflow-engine';
import { sheetUrl } from '@/lib/client/engines-view-state';
import { toasts } from '@/lib/client/toasts';
import { holdsWorkflow } from './holds-workflow';
import { dropMessages } from './messages';

/** The name of the engine that this studio may add a workflow to; null for none. */
export async function findTarget(client: QueryClient): Promise<string | null> {
  const list = await client.fetchQuery({ ...engineListOptions(), retry: false }).catch(() => null);
  return list?.can_change === true ? (workflowEngine(list)?.name ?? null) : null;
}

/** Hands a file with a workflow to the Engines screen. @param open opens an address of the studio */
export function addAsModel(file: File, engine: string, open: (address: string) => void): void {
  handedFile.set(file);
  open(sheetUrl({ kind: 'add', engine }));
}

/** Offers to make a file that is used for something else a model, if it holds a workflow. */
export async function offerModel(client: QueryClient, file: File, open: (address: string) => void): Promise<void> {
  const engine = await findTarget(client);
  if (engine === null || !(await holdsWorkflow(file))) return;
  const run = () => addAsModel(file, engine, open);
  toasts.show(dropMessages.hasWorkflow({ file: file.name }), { action: { label: dropMessages.addAsModel, run } });
}
