import { useEffect, useEffectEvent, useState } from 'react';

const shownMs = 6000;

/**
 * Closes a panel some time after it has nothing more to say, but not while the pointer or the focus is in it.
 *
 * @returns the handlers of the panel
 */
export function useAutoClose({ isOver, onClose }: { isOver: boolean; onClose: () => void }) {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const close = useEffectEvent(() => {
    setIsPointed(false);
    setIsFocused(false);
    onClose();
  });
  const isClosing = isOver && !isPointed && !isFocused;
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(close, shownMs);
    return () => clearTimeout(timer);
  }, [isClosing]);
  return {
    onPointerEnter: () => setIsPointed(true),
    onPointerLeave: () => setIsPointed(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
}
