import { describe, expect, it } from 'vitest';
import { checkImport, zoneOf } from './check-import.ts';
import { findCircles } from './find-circles.ts';
import { type Zone, zones } from './zones.ts';

const table: Zone[] = [
  { room: 'lib/shop', imports: ['lib/wire', 'lib/press/interface.ts'], tests: ['lib/press'], without: /^node:/ },
  { room: 'lib/press', imports: ['lib/wire'] },
  { room: 'lib/wire', imports: [] },
  { room: 'lib/wire/inner', imports: ['lib/wire'] },
];
// The top of a program imports its rooms, and they never import it.
const targetsOf = ({ room, imports }: Zone) => imports.filter((path) => path !== room).map((path) => zoneOf(path).room);
const check = (importer: string, specifier: string) => checkImport(importer, specifier, table);

describe('checkImport', () => {
  it('allows the same room, rooms in the table, and packages', () => {
    expect(check('lib/shop/deep/a.ts', '../b.ts')).toBeNull();
    expect(check('lib/shop/a.ts', '../wire/b.ts')).toBeNull();
    expect(check('lib/shop/a.ts', '@/lib/press/interface')).toBeNull();
    expect(check('lib/press/a.ts', 'node:fs')).toBeNull();
  });

  it('refuses every other room, and names the table', () => {
    expect(check('lib/wire/a.ts', '../shop/b.ts')).toBe(
      'lib/wire may not import lib/shop/b.ts: see lib/setup/lint/zones.ts.',
    );
    expect(check('lib/shop/a.ts', '@/lib/press/other')).toContain('lib/press/other');
    expect(check('lib/wire/a.ts', './inner/b.ts')).toContain('lib/wire/inner');
  });

  it('refuses forbidden packages', () => {
    expect(check('lib/shop/a.ts', 'node:fs')).toBe('lib/shop must not load node:fs.');
  });

  it('refuses test tools in programs, and allows the rooms listed for tests', () => {
    expect(check('lib/shop/a.ts', './testing/tool.ts')).toBe('lib/shop/testing/tool.ts is for tests.');
    expect(check('lib/shop/a.test.ts', '../press/testing/tool.ts')).toBeNull();
    expect(check('lib/shop/a.test.ts', '../press/other.ts')).toBeNull();
    expect(check('lib/press/a.test.ts', '../shop/b.ts')).not.toBeNull();
  });
});

describe('zones', () => {
  it('allow no circle of rooms', () => {
    const rooms = zones.filter(({ room }) => !['', 'app', 'e2e'].includes(room));
    const graph = new Map(rooms.map((zone) => [zone.room, targetsOf(zone)]));
    expect(findCircles(graph)).toEqual([]);
  });
});
