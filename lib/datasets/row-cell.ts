/** An image or a video in a row: by URL or path, or with its bytes. */
export type MediaReference = { address: string } | { bytes: Uint8Array };

/** The content of a valid row's column. */
export interface RowCell {
  texts: string[];
  media: MediaReference[];
}
