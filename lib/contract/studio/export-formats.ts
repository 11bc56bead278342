// Apart from the schema, whose library the first load has not.
/** The formats that an image can be downloaded in; `original` is the stored file, byte for byte, while it keeps its size. */
export const exportFormats = ['original', 'png', 'jpeg', 'webp'] as const;
export type ExportFormat = (typeof exportFormats)[number];
