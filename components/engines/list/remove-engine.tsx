import type { EngineState } from '@/lib/contract/engines';
import { removeEngine } from '../api';
import { connectMessages } from '../connect/messages';
import { RemoveButton } from './remove-button';

/** Removes an engine that was connected in the studio. Its models are gone with it. */
export function RemoveEngine({ engine: { name, title, models } }: { engine: EngineState }) {
  const hint = connectMessages.removeHint({ count: models.length });
  return <RemoveButton title={title} hint={hint} remove={() => removeEngine(name)} />;
}
