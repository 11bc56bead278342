import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { copyRowsIn, copyRowsOut } from './copy-rows.ts';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase('service');
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('create schema copies');
  await client.query('create table copies.one (id int primary key, words text, bytes bytea, document jsonb)');
  await client.query('create table copies.other (like copies.one including all)');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const out = 'copy copies.one to stdout';
const into = 'copy copies.other from stdin';

describe('copyRowsOut', () => {
  it('gives every row to a slow reader, and their number', async () => {
    await client.query(`insert into copies.one
      select n, repeat('ä\t\\\n', 200) || n, decode(repeat('00ff', 50), 'hex'), case n % 2 when 0 then 'null'::jsonb end
      from generate_series(1, 5000) as n`);
    const { stream, rows } = copyRowsOut(client, out);
    const pieces: Uint8Array[] = [];
    for await (const piece of stream as AsyncIterable<Uint8Array>) {
      pieces.push(piece);
      await new Promise(setImmediate);
    }
    expect(rows()).toBe(5000);

    expect(await copyRowsIn(client, into, Readable.from(pieces))).toBe(5000);
    const { rows: differences } = await client.query('select from (table copies.one except table copies.other) as d');
    expect(differences).toHaveLength(0);
  });

  it('ends with the error of the database', async () => {
    await expect(text(copyRowsOut(client, 'copy copies.nothing to stdout').stream)).rejects.toThrow(/does not exist/);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('copyRowsIn', () => {
  it('reports a row that the table refuses, and leaves the client usable', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.from('no number\tx\t\\\\x00\t{}\n'.repeat(1000));
      })(),
    );
    await expect(copyRowsIn(client, into, endless)).rejects.toThrow(/invalid input syntax/);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('adds nothing when its source fails', async () => {
    await client.query('truncate copies.other');
    const source = Readable.from(
      (async function* () {
        yield Buffer.from('1\tx\t\\\\x00\t{}\n');
        await new Promise(setImmediate);
        throw new Error('unplugged');
      })(),
    );
    await expect(copyRowsIn(client, into, source)).rejects.toThrow('unplugged');
    expect((await client.query('select from copies.other')).rows).toEqual([]);
  });
});
