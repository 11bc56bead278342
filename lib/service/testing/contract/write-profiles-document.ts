import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { allCases } from './cases/all-cases.ts';
import { profilesDocument } from './profiles-document.ts';

await writeFile(fileURLToPath(new URL('../../../../docs/profiles.md', import.meta.url)), profilesDocument(allCases));
