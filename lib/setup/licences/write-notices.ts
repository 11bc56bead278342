import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notices } from './notices.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const lockfile: unknown = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
await writeFile(join(root, 'THIRD_PARTY_NOTICES'), await notices(root, lockfile));
