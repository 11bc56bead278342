import { Clapperboard, Maximize2, Paintbrush, Scissors, Sun, WandSparkles } from 'lucide-react';
import type { Intent } from '@/lib/client/intents';

/** The icon of each intent; a model has that of its first. */
export const intentIcons: Record<Intent, typeof Sun> = {
  make: Paintbrush,
  edit: WandSparkles,
  upscale: Maximize2,
  'cut-out': Scissors,
  animate: Clapperboard,
  convert: Sun,
};
