/**
 * What was used last: the pointer, on the tile of this index, or keys, which are about the active tile. Null while the
 * pointer is elsewhere.
 */
export type PointedTile = number | 'active' | null;
