import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import type { EnginesFile } from '../engine-settings.ts';
import type { SettingIssue } from './setting-issue.ts';

/** Checks that each workflow is a file in the folder of the settings file, links followed. Does not open it. */
export async function checkWorkflowFiles({ models }: EnginesFile, folder: string): Promise<SettingIssue[]> {
  const checks = Object.entries(models).map(async ([name, { workflow }]) => {
    const message = workflow === undefined ? null : await issueOf(workflow, folder);
    return message === null ? [] : [{ path: ['models', name, 'workflow'], message }];
  });
  return (await Promise.all(checks)).flat();
}

async function issueOf(workflow: string, folder: string): Promise<string | null> {
  if (workflow.includes('\0')) return 'must not contain a NUL character';
  if (isAbsolute(workflow) || workflow.split(/[/\\]/).includes('..')) {
    return 'must be a file in the folder of this settings file, by its relative path without ".."';
  }
  try {
    const path = join(folder, workflow);
    const [actual, inside, facts] = await Promise.all([realpath(path), realpath(folder), stat(path)]);
    if (!facts.isFile()) return `names "${workflow}", which is not a file`;
    return actual.startsWith(inside.endsWith(sep) ? inside : `${inside}${sep}`)
      ? null
      : `names "${workflow}", a link that leads out of the folder of this settings file`;
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'unknown';
    if (code === 'ENOENT' || code === 'ENOTDIR') return `names "${workflow}", which does not exist in ${folder}`;
    return `names "${workflow}", which cannot be read (${code})`;
  }
}
