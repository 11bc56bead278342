/** What pictures are looked at against. Grey reflects 18 % of the light, as the card that photographers judge by. */
export const surrounds = ['interface', 'black', 'grey', 'white'] as const;
export type Surround = (typeof surrounds)[number];

/** 18 % of the light is #767676 in sRGB: 0.18 by its curve (IEC 61966-2-1), in eight bits. */
export const surroundColours: Readonly<Record<Surround, string | null>> = {
  interface: null,
  black: '#000000',
  grey: '#767676',
  white: '#ffffff',
};

const key = 'easel:surround';

/** The surround one chose last. */
export function readSurround(storage: Pick<Storage, 'getItem'>): Surround {
  try {
    const kept = storage.getItem(key);
    return surrounds.find((surround) => surround === kept) ?? 'interface';
  } catch {
    return 'interface';
  }
}

/** Remembers a surround. */
export function writeSurround(storage: Pick<Storage, 'setItem'>, surround: Surround): void {
  try {
    storage.setItem(key, surround);
  } catch {
    // Storage is full or switched off: the choice holds until the page is left.
  }
}
