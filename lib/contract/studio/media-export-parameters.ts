import type { MediaExport } from './media-export.ts';

/** How files are downloaded while nothing else is chosen: as they are. */
export const plainExport: MediaExport = {
  format: 'original',
  quality: 90,
  edge: null,
  settings: 'keep',
  version: 'original',
  name: null,
};

/** Options of a download as a query string; what is as by default is left out. */
export function exportParameters(options: MediaExport): URLSearchParams {
  const isLossy = options.format === 'jpeg' || options.format === 'webp';
  const said = Object.entries(options).filter(
    ([name, value]) => value !== plainExport[name as keyof MediaExport] && (name !== 'quality' || isLossy),
  );
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
}
