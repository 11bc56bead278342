import { Video } from 'lucide-react';
import { type Intent, makesVideo } from '@/lib/client/intents';
import type { LooseModel } from '@/lib/contract/model';
import { intentIcons } from './intent-icons';

const icons = { ...intentIcons, video: Video };

/** The sign of a model at work on an intent: making a film looks different from making a picture. */
export function ModelIcon({ model, intent }: { model: LooseModel | null; intent: Intent }) {
  const Icon = icons[intent === 'make' && model !== null && makesVideo(model) ? 'video' : intent];
  return <Icon aria-hidden className="size-4" />;
}
