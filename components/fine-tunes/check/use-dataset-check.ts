'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DroppedFile } from '@/components/ui/dropped-files';
import type { CheckSettings } from './check-messages';
import { createDatasetChecker, type CheckState, type DatasetChecker } from './dataset-checker';

const none: CheckState = { status: 'none' };
const createWorker = () => new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });

/**
 * Checks dropped files in a worker, again after each change of a setting.
 *
 * @param files null while there are none
 */
export function useDatasetCheck(
  files: readonly DroppedFile[] | null,
  { goal, scriptType, chosen, baseModel }: CheckSettings,
): { state: CheckState; prepare: DatasetChecker['prepare'] } {
  const [checker] = useState(() => createDatasetChecker(createWorker));
  const state = useSyncExternalStore(checker.subscribe, checker.state, () => none);
  useEffect(() => {
    if (files === null) checker.clear();
    else checker.check(files, { goal, scriptType, chosen, baseModel });
  }, [checker, files, goal, scriptType, chosen, baseModel]);
  useEffect(() => checker.clear, [checker]);
  return { state, prepare: checker.prepare };
}
