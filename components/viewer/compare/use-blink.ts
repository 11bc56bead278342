'use client';

import { useEffect, useState } from 'react';

/** Slow enough to see, and below the limit of three flashes a second of WCAG 2.3.1. */
const intervalMs = 700;

/** Two images shown in turn. */
export interface Blink {
  isSecondShown: boolean;
  /** Whether they alternate automatically. */
  isRunning: boolean;
  setIsRunning: (isRunning: boolean) => void;
  /** Stops, and shows the other one. */
  other: () => void;
}

/** The visible one of two files while blinking: automatically, unless reduced motion is preferred, or manually. */
export function useBlink(isOn: boolean): Blink {
  const [isSecondShown, setIsSecondShown] = useState(false);
  const [isRunning, setIsRunning] = useState(
    () => typeof window === 'undefined' || !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  useEffect(() => {
    if (!isOn || !isRunning) return undefined;
    const timer = setInterval(() => setIsSecondShown((shown) => !shown), intervalMs);
    return () => clearInterval(timer);
  }, [isOn, isRunning]);
  return {
    isSecondShown,
    isRunning,
    setIsRunning,
    other: () => {
      setIsRunning(false);
      setIsSecondShown(!isSecondShown);
    },
  };
}
