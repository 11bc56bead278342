'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCommandSource } from '@/components/ui/use-command-source';
import type { Command } from '@/lib/client/commands';
import { notices } from '@/lib/client/notices';
import { presetListOptions } from '../presets/presets';
import { lateMessages } from '../messages-late';
import type { PresetForm } from '../presets/preset-form';
import { useApplyPreset } from '../presets/use-apply-preset';
import type { useRequest } from './use-request';

/** What the command menu can do with the request: send it, fill it from a preset, change its model, go back and forth. */
export function CreateCommands({ request, form }: { request: ReturnType<typeof useRequest>; form: PresetForm }) {
  const queries = useQueryClient();
  const apply = useApplyPreset(form);
  const { desk, model } = request;

  useCommandSource(() => [
    step('create.send', lateMessages.send, request.send),
    ...(desk.canUndo
      ? [step('create.undo', lateMessages.undoStep, () => desk.undo() && notices.announce(lateMessages.undone))]
      : []),
    ...(desk.canRedo
      ? [step('create.redo', lateMessages.redoStep, () => desk.redo() && notices.announce(lateMessages.redone))]
      : []),
    step('create.reset', lateMessages.resetForm, () => request.reset(lateMessages.wasReset)),
    ...model.models.map((one): Command => ({
      id: `model.${one.id}`,
      group: 'models',
      words: one.display_name ?? one.id,
      detail: one.summary ?? '',
      also: one.id,
      run: () => request.chooseModel(one.id),
    })),
  ]);
  useCommandSource(async () => {
    const presets = await queries.fetchQuery(presetListOptions(form.modelId));
    return presets.map((preset): Command => ({
      id: `preset.${preset.id}`,
      group: 'presets',
      words: preset.name,
      detail: preset.prompt ?? '',
      run: () => void apply(preset),
    }));
  });
  return null;
}

function step(id: string, words: string, run: () => void): Command {
  return { id, group: 'here', words, run };
}
