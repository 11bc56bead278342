import { describe, expect, it } from 'vitest';
import { isInstalled, readPackages } from './packages.mjs';

const machine = { os: 'linux', cpu: 'x64', libc: () => 'glibc' };
const wanted = {
  '': { version: '0.1.0', dependencies: { one: '^1.0.0' }, optionalDependencies: { 'for-windows': '^2.0.0' } },
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-windows': { version: '2.0.0', integrity: 'sha512-b', optional: true, os: ['win32'] },
};
const one = { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' } };

/** One optional package, wanted by the root, that this machine lacks. */
function holdsWithout(optional: { os?: string[]; cpu?: string[]; libc?: string[] }): boolean {
  const lockfile = {
    '': { optionalDependencies: { extra: '1.0.0' } },
    'node_modules/extra': { version: '1.0.0', integrity: 'sha512-e', optional: true, ...optional },
  };
  return isInstalled(lockfile, {}, machine);
}

describe('isInstalled', () => {
  it('is true when every package for this system is installed', () => {
    expect(isInstalled(wanted, one, machine)).toBe(true);
    expect(isInstalled(wanted, one, { ...machine, os: 'win32' })).toBe(false);
  });

  it('is true for the installation that runs this test', () => {
    const lockfile = readPackages(new URL('../../../package-lock.json', import.meta.url));
    const installed = readPackages(new URL('../../../node_modules/.package-lock.json', import.meta.url));
    expect(isInstalled(lockfile, installed)).toBe(true);
    const { 'node_modules/node-av/node_modules/werift': _override, ...before } = installed;
    expect(isInstalled(lockfile, before)).toBe(false);
  });

  it('is false when a package is missing, or has another version or content', () => {
    expect(isInstalled(wanted, {}, machine)).toBe(false);
    const other = (facts: { version: string; integrity: string }) =>
      isInstalled(wanted, { 'node_modules/one': facts }, machine);
    expect(other({ version: '1.0.1', integrity: 'sha512-a' })).toBe(false);
    expect(other({ version: '1.0.0', integrity: 'sha512-z' })).toBe(false);
  });

  it('is false when an optional package has another version', () => {
    const windows = { 'node_modules/for-windows': { version: '2.1.0', integrity: 'sha512-c' } };
    expect(isInstalled(wanted, { ...one, ...windows }, machine)).toBe(false);
  });

  it('is false when an optional package for this machine is missing', () => {
    expect(holdsWithout({})).toBe(false);
    expect(holdsWithout({ os: ['linux'], cpu: ['x64', 'arm64'], libc: ['glibc'] })).toBe(false);
    expect(holdsWithout({ os: ['!win32'] })).toBe(false);
    expect(holdsWithout({ cpu: ['arm64'] })).toBe(true);
    expect(holdsWithout({ libc: ['musl'] })).toBe(true);
    expect(holdsWithout({ os: ['!linux'] })).toBe(true);
  });

  it('detects an override of an optional package that is newer than the installation', () => {
    const media = { version: '6.0.0', integrity: 'sha512-m', optionalDependencies: { web: '^1.0.0' } };
    const lockfile = {
      '': { dependencies: { media: '^6.0.0' } },
      'node_modules/media': media,
      'node_modules/media/node_modules/web': { version: '0.0.1', integrity: 'sha512-empty', optional: true },
    };
    const before = { 'node_modules/media': media, 'node_modules/web': { version: '1.0.0', integrity: 'sha512-w' } };
    expect(isInstalled(lockfile, before, machine)).toBe(false);
    expect(isInstalled(lockfile, { 'node_modules/media': media }, machine)).toBe(false);
  });

  it('is false when packages outside the lockfile are installed', () => {
    const left = { 'node_modules/left': { version: '1.0.0', integrity: 'sha512-l' } };
    expect(isInstalled(wanted, { ...one, ...left }, machine)).toBe(false);
  });

  it('is true without packages that only other systems need, and optional ones that need those', () => {
    const windows = { ...wanted['node_modules/for-windows'], dependencies: { shared: '1.0.0' } };
    const lockfile = {
      ...wanted,
      '': { ...wanted[''], optionalDependencies: { 'for-windows': '^2.0.0', 'needs-windows': '1.0.0' } },
      'node_modules/for-windows': windows,
      'node_modules/for-windows/node_modules/shared': { version: '1.0.0', integrity: 'sha512-s', optional: true },
      'node_modules/needs-windows': {
        version: '1.0.0',
        integrity: 'sha512-n',
        optional: true,
        dependencies: { 'for-windows': '^2.0.0' },
      },
    };
    expect(isInstalled(lockfile, one, machine)).toBe(true);
    const shared = {
      ...lockfile,
      'node_modules/one': { ...one['node_modules/one'], optionalDependencies: { shared: '1' } },
    };
    const hoisted = { ...shared, 'node_modules/shared': { version: '1.0.0', integrity: 'sha512-s', optional: true } };
    expect(isInstalled(hoisted, one, machine)).toBe(false);
  });
});
