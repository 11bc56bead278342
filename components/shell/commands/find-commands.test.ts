import { describe, expect, it } from 'vitest';
import type { Command } from '@/lib/client/commands';
import { findCommands } from './find-commands';

function command(id: string, label: string, more: Partial<Command> = {}): Command {
  return { id, group: 'go', label, run: () => {}, ...more };
}

describe('findCommands', () => {
  const library = command('library', 'Library');
  const settings = command('settings', 'Settings', { keywords: 'preferences' });
  const flux = command('flux', 'Flux Pro Max', { group: 'models', detail: 'Paints from words' });

  it('returns all commands by group without a search', () => {
    expect(findCommands([flux, library, settings], ' ')).toEqual([library, settings, flux]);
  });

  it('finds by parts of words, with letters left out, by details and by keywords', () => {
    const all = [library, settings, flux];
    expect(findCommands(all, 'max flu')).toEqual([flux]);
    expect(findCommands(all, 'lbry')).toEqual([library]);
    expect(findCommands(all, 'paints')).toEqual([flux]);
    expect(findCommands(all, 'pref')).toEqual([settings]);
    expect(findCommands(all, 'nowhere')).toEqual([]);
  });

  it('puts the group of the best match first, and keeps groups together', () => {
    const pro = command('pro', 'Proportions');
    const own = command('own', 'pro', { group: 'models' });
    expect(findCommands([pro, flux, own], 'pro').map(({ id }) => id)).toEqual(['own', 'flux', 'pro']);
  });
});
