import { z } from 'zod';

/** Name of the entry that lists all others; the last one that is written. */
export const manifestName = 'manifest.json';

const part = z.enum(['studio', 'service']);
const migration = z.object({ tag: z.string(), when: z.number() }).nullable();
/** A path inside, which stays inside wherever it is unpacked. */
const entryName = z
  .string()
  .regex(/^[^/\\\0][^\\\0]*$/)
  .refine((name) => name.split('/').every((step) => step !== '' && step !== '.' && step !== '..'), {
    error: 'leads out of the backup',
  });

/** What a backup contains. Its shape is fixed by `format`: another shape gets another number. */
export const manifestSchema = z.object({
  format: z.literal('easel-backup-1'),
  /** The moment, in ISO 8601. */
  createdAt: z.string(),
  /** The version of Easel. */
  version: z.string(),
  migrations: z.object({ studio: migration, service: migration }),
  tables: z.array(
    z.object({ schema: part, name: z.string(), columns: z.array(z.string()), rows: z.int(), entry: entryName }),
  ),
  sequences: z.array(z.object({ schema: part, name: z.string(), last: z.string().regex(/^-?\d+$/) })),
  /** Where the files are: here, or in a bucket that is backed up by itself. */
  storage: z.enum(['included', 'bucket']),
  /** Files that rows name and that were not in storage at that moment. */
  missing: z.array(z.string()),
  /** Every entry except this one. */
  entries: z.array(z.object({ name: entryName, bytes: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});

/** The manifest of a backup. */
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestEntry = Manifest['entries'][number];

/** Where the files of the storage are in a backup. */
export const storagePrefix = 'storage/';
