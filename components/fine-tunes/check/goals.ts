import type { ScriptType } from '@/lib/contract/fine-tunes/fine-tune';

/** What a model learns, in the person's words: it decides which files and base models fit. */
export const goals = ['style', 'voice', 'conversations'] as const;
export type Goal = (typeof goals)[number];

/** The goal of this name; null for any other text. */
export function readGoal(name: string | null): Goal | null {
  return goals.find((goal) => goal === name) ?? null;
}

/** The goal that a script type belongs to. */
export function goalOf(scriptType: string | null, hasPairs: boolean): Goal {
  if (scriptType === 'text_chat_messages') return 'conversations';
  if (scriptType === 'text_generation' || scriptType === null) return hasPairs ? 'conversations' : 'voice';
  return 'style';
}

/** The script type of a goal before its dataset is known. */
export function scriptTypeOf(goal: Goal): ScriptType {
  return goal === 'style' ? 'image_generation' : 'text_generation';
}
