/** An image or a video that a row names: by address or path, or with its bytes. */
export type MediaReference = { address: string } | { bytes: Uint8Array };

/** What a column of a good row holds. */
export interface RowCell {
  texts: string[];
  media: MediaReference[];
}
