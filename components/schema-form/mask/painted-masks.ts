import { createPersistedStore } from '@/lib/client/create-persisted-store';
import { type MaskPolarity, maskPolarities } from '@/lib/schema-form/mask/mask-polarity';

/** What a mask was painted for. */
export interface PaintedMask {
  /** The address of the picture. */
  picture: string;
  polarity: MaskPolarity;
}

/** What this browser remembers about masks. */
export interface MaskMemory {
  /** By the address of the mask, the latest last. */
  painted: readonly (readonly [string, PaintedMask])[];
  /** The polarity that was chosen for a field, by its key. */
  polarities: Readonly<Record<string, MaskPolarity>>;
}

const most = 200;
const none: MaskMemory = { painted: [], polarities: {} };

const isPolarity = (value: unknown): value is MaskPolarity => maskPolarities.some((polarity) => polarity === value);

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Reads a stored memory; whatever another version stored is left out. */
export function readMaskMemory(text: string): MaskMemory {
  const stored = JSON.parse(text) as { painted?: unknown; polarities?: unknown } | null;
  const painted = (Array.isArray(stored?.painted) ? stored.painted : []).flatMap((entry: unknown) => {
    const [address, details] = (Array.isArray(entry) ? entry : []) as unknown[];
    const { picture, polarity } = (details ?? {}) as Record<string, unknown>;
    return typeof address === 'string' && typeof picture === 'string' && isPolarity(polarity)
      ? [[address, { picture, polarity }] as const]
      : [];
  });
  const polarities = entriesOf(stored?.polarities).filter((entry): entry is [string, MaskPolarity] =>
    isPolarity(entry[1]),
  );
  return { painted, polarities: Object.fromEntries(polarities) };
}

/** What this browser remembers about masks, for all its tabs. */
export const maskMemory = createPersistedStore<MaskMemory>({
  key: 'easel:masks',
  initial: none,
  read: readMaskMemory,
  write: (value) => JSON.stringify(value),
});

/** Remembers what the mask at an address was painted for. */
export function rememberMask(address: string, details: PaintedMask): void {
  const memory = maskMemory.current();
  const others = memory.painted.filter(([known]) => known !== address);
  maskMemory.set({ ...memory, painted: [...others, [address, details] as const].slice(-most) });
}

/** What the mask at an address was painted for; null for one that was not painted in this browser. */
export function paintedMask({ painted }: MaskMemory, address: string): PaintedMask | null {
  return painted.find(([known]) => known === address)?.[1] ?? null;
}
