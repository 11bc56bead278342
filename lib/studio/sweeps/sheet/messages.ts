/** The texts on a sheet. */
export const sheetMessages = {
  failed: 'Failed',
  cancelled: 'Cancelled',
  open: 'Not finished',
  trashed: 'In the trash',
  missing: 'No result',
  seed: (seed: string) => `Seed ${seed}`,
} as const;
