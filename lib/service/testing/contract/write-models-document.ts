import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { contractCases } from './contract-cases.ts';
import { modelsDocument } from './models-document.ts';

await writeFile(fileURLToPath(new URL('../../../../docs/models.md', import.meta.url)), modelsDocument(contractCases));
