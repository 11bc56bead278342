import { formatNumber, formatTenths } from '../intl/formats.ts';

/** How exactly a size is written. */
export interface BytesFormat {
  /** In whole kB and MB, and tenths of a GB; at least 1 kB. */
  isRounded?: boolean;
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A size in decimal units, as file managers show it: `640 B`, `1.9 MB`; rounded, `1 kB`, `2 MB`. */
export function formatBytes(bytes: number, { isRounded = false }: BytesFormat = {}): string {
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  if (isRounded) return formatRounded(bytes, step);
  const value = bytes / 1000 ** step;
  return `${step === 0 || value >= 99.5 ? Math.round(value) : formatTenths(value)} ${units[step]}`;
}

function formatRounded(bytes: number, step: number): string {
  if (step >= 3) return `${formatNumber(Math.round(bytes / 1e8) / 10)} GB`;
  return step === 2 ? `${Math.round(bytes / 1e6)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
