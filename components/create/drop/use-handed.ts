import { useEffect, useEffectEvent } from 'react';
import { type HandedToCreate, handedToCreate } from '@/lib/client/handed-to-create';

/** Takes what is handed to Create, each once. */
export function useHanded({
  isReady,
  onHanded,
}: {
  /** Whether the models are known. */
  isReady: boolean;
  onHanded: (handed: HandedToCreate) => void;
}): void {
  const take = useEffectEvent(() => {
    const handed = handedToCreate.current();
    if (handed === null) return;
    handedToCreate.set(null);
    onHanded(handed);
  });
  useEffect(() => {
    if (!isReady) return undefined;
    const listener = () => take();
    listener();
    return handedToCreate.subscribe(listener);
  }, [isReady]);
}
