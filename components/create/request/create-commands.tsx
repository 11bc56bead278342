'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCommandSource } from '@/components/ui/use-command-source';
import type { Command } from '@/lib/client/commands';
import { presetListOptions } from '../presets/presets';
import { useApplyPreset, type PresetForm } from '../presets/use-apply-preset';
import { toasts } from '@/lib/client/toasts';
import { lateMessages } from '../messages-late';
import type { RequestState } from './request-state';

/** The commands of the request: send it, fill it from a preset, change its model, undo and redo. */
export function CreateCommands({ request, form }: { request: RequestState; form: PresetForm }) {
  const queries = useQueryClient();
  const apply = useApplyPreset(form);
  const { history, model } = request;

  useCommandSource(() => [
    command('create.send', lateMessages.send, request.send),
    ...(history.canUndo
      ? [command('create.undo', lateMessages.undoStep, () => history.undo() && toasts.announce(lateMessages.undone))]
      : []),
    ...(history.canRedo
      ? [command('create.redo', lateMessages.redoStep, () => history.redo() && toasts.announce(lateMessages.redone))]
      : []),
    command('create.reset', lateMessages.resetForm, () => request.reset(lateMessages.wasReset)),
    ...model.models.map((one): Command => ({
      id: `model.${one.id}`,
      group: 'models',
      label: one.display_name ?? one.id,
      detail: one.summary ?? '',
      keywords: [one.id, one.original?.display_name ?? ''].join(' ').trim(),
      run: () => request.chooseModel(one.id),
    })),
  ]);
  useCommandSource(async () => {
    const presets = await queries.fetchQuery(presetListOptions(form.modelId));
    return presets.map((preset): Command => ({
      id: `preset.${preset.id}`,
      group: 'presets',
      label: preset.name,
      detail: preset.prompt ?? '',
      run: () => void apply(preset),
    }));
  });
  return null;
}

function command(id: string, label: string, run: () => void): Command {
  return { id, group: 'here', label, run };
}
