import { removeModel } from '../api';
import { engineMessages } from '../messages';
import { RemoveButton } from './remove-button';

/** Removes a model of an engine. Its workflow is gone with it. */
export function RemoveModel({
  engine,
  id,
  title,
  isBound,
}: {
  engine: string;
  id: string;
  title: string;
  /** Whether a built-in model takes its place. */
  isBound: boolean;
}) {
  const hint = isBound ? engineMessages.removeBoundHint : engineMessages.removeHint;
  return <RemoveButton title={title} hint={hint} remove={() => removeModel(engine, id)} />;
}
