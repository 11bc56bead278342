import { describe, expect, it } from 'vitest';
import { productionPackages } from './production-packages.ts';

describe('productionPackages', () => {
  const packages = productionPackages({
    packages: {
      '': { name: 'easel', version: '0.1.0', license: 'MIT', dependencies: { image: '^2.0.0' } },
      'node_modules/image': {
        version: '2.0.1',
        license: 'Apache-2.0',
        dependencies: { tiny: '^1.0.0' },
        optionalDependencies: { 'image-arm': '2.0.1', extra: '^1.0.0', 'image-elsewhere': '2.0.1' },
      },
      'node_modules/image/node_modules/tiny': { version: '1.0.0' },
      'node_modules/image-arm': {
        version: '2.0.1',
        license: 'LGPL-3.0-or-later',
        optional: true,
        cpu: ['arm64'],
        dependencies: { shim: '^3.0.0' },
      },
      'node_modules/shim': { version: '3.0.0', license: 'MIT', optional: true },
      'node_modules/extra': { name: '@other/extra', version: '1.2.0', license: 'ISC', optional: true },
      'node_modules/tiny': { version: '9.0.0', license: 'MIT', dev: true },
      'node_modules/peer': { version: '4.0.0', license: 'MIT' },
    },
  });

  it('leaves out development packages, and sorts the rest by name', () => {
    expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual([
      '@other/extra 1.2.0',
      'image 2.0.1',
      'image-arm 2.0.1',
      'peer 4.0.0',
      'shim 3.0.0',
      'tiny 1.0.0',
    ]);
  });

  it('detects packages for some systems: by their own fields, or needed only by such packages', () => {
    const bound = packages.filter(({ isForSomeSystems }) => isForSomeSystems);
    expect(bound.map(({ name }) => name)).toEqual(['image-arm', 'shim']);
  });

  it('reports packages without a stated licence', () => {
    expect(packages.filter(({ licence }) => licence === null).map(({ path }) => path)).toEqual([
      'node_modules/image/node_modules/tiny',
    ]);
  });
});
