import { Film } from 'lucide-react';
import { type Intent, makesVideo } from '@/lib/client/intents';
import type { LooseModel } from '@/lib/contract/model';
import { intentIcons } from './intent-icons';

const icons = { ...intentIcons, film: Film };

/** The sign of a model at work on an intent: making a film looks different from making a picture. */
export function ModelIcon({ model, intent }: { model: LooseModel | null; intent: Intent }) {
  const Icon = icons[intent === 'make' && model !== null && makesVideo(model) ? 'film' : intent];
  return <Icon aria-hidden className="size-4" />;
}
