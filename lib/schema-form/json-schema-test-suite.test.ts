import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findSchemaFaults } from './find-faults.ts';
import { suiteExceptions } from './testing/suite-exceptions.ts';

const suite = fileURLToPath(new URL('testing/json-schema-test-suite', import.meta.url));

const groupsSchema = z.array(
  z.object({
    description: z.string(),
    schema: z.union([z.boolean(), z.record(z.string(), z.unknown())]),
    tests: z.array(z.object({ description: z.string(), data: z.unknown(), valid: z.boolean() })),
  }),
);
type Group = z.infer<typeof groupsSchema>[number];

const drafts = [
  { folder: 'draft7', draft: 'http://json-schema.org/draft-07/schema#' },
  { folder: 'draft2020-12', draft: 'https://json-schema.org/draft/2020-12/schema' },
] as const;

function accepts(schema: Group['schema'], draft: string, data: unknown): boolean {
  const whole = typeof schema === 'boolean' ? { allOf: [schema] } : schema;
  try {
    return findSchemaFaults({ $schema: draft, ...whole }, data).length === 0;
  } catch {
    return false;
  }
}

describe.each(drafts)('findSchemaFaults against the JSON Schema Test Suite, $folder', ({ folder, draft }) => {
  const isRight =
    ({ schema }: Group) =>
    ({ data, valid }: Group['tests'][number]) =>
      accepts(schema, draft, data) === valid;

  for (const name of readdirSync(join(suite, folder))) {
    const file = basename(name, '.json');
    const groups = groupsSchema.parse(JSON.parse(readFileSync(join(suite, folder, name), 'utf8')));
    const exceptions = suiteExceptions[folder].filter((exception) => exception.file === file);
    const excepted = (group: Group) =>
      exceptions.some((exception) => exception.groups?.includes(group.description) ?? true);

    for (const group of groups.filter((each) => !excepted(each))) {
      it(`${file}: ${group.description}`, () => {
        const wrong = group.tests.filter((test) => !isRight(group)(test)).map(({ description }) => description);
        expect(wrong).toEqual([]);
      });
    }

    for (const exception of exceptions) {
      const meant = groups.filter(({ description }) => exception.groups?.includes(description) ?? true);
      it(`${file} is still an exception: ${exception.reason}`, () => {
        expect(meant.length).toBe(exception.groups?.length ?? groups.length);
        expect(meant.every((group) => group.tests.every(isRight(group)))).toBe(false);
      });
    }
  }
});
