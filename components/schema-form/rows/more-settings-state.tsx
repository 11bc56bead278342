'use client';

import { createContext, useContext } from 'react';

/** Whether the fold is open, and how many of its settings are set. */
export interface MoreSettingsState {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  set: number;
}

const MoreSettingsContext = createContext<MoreSettingsState>({ isOpen: true, setOpen: () => {}, set: 0 });

/** Gives the fold its state, past rjsf, which would not re-render for it. */
export const MoreSettingsProvider = MoreSettingsContext.Provider;

/** The state of the form's fold. */
export function useMoreSettings(): MoreSettingsState {
  return useContext(MoreSettingsContext);
}
