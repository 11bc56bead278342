import { join } from 'node:path';
import { type LicenceText, licenceTexts } from './licence-texts.ts';
import { nativePackages } from './native/native-packages.ts';
import type { NativePackage } from './native/native-package.ts';
import { productionPackages, type ProductionPackage } from './production-packages.ts';

const rule = '='.repeat(100);
const thinRule = '-'.repeat(100);

const foreword = `THIRD-PARTY NOTICES

Easel's own source is under the MIT licence (LICENSE). This file lists the third-party software in an installation of Easel:
everything that \`npm install --omit=dev\` installs, on any system. \`npm run licences\` writes it; \`npm test\` fails if it is out of date.

Licences are given as SPDX expressions (https://spdx.org/licenses), as the packages themselves state them.

DISTRIBUTION. Easel's repository may be redistributed under the MIT licence: it contains none of these packages. An installed copy,
or an image built with the Dockerfile, contains all of them. In one process, node-av's FFmpeg (GPL-3.0-or-later as built) is linked
with fdk-aac, whose licence the Free Software Foundation calls incompatible with every version of the GPL. So we know of no licence
under which an installed copy or an image may be redistributed. Build it where it runs. See docs/licences.md.`;

const followed = `Implemented in the source

lib/painter/edit/upscale implements EASU and RCAS of AMD FidelityFX Super Resolution 1.0, under the MIT licence
below: Copyright (c) 2021 Advanced Micro Devices, Inc. All rights reserved.`;

/** Formats a list of names with a description column. */
function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, description]) => `  ${name.padEnd(width)}${description}`).join('\n');
}

function nativeSection({ name, about, parts }: NativePackage): string {
  return `${name}\n${about}\n\n${table(parts.map((part) => [part.name, part.licence] as const))}`;
}

function packageSection(title: string, packages: readonly ProductionPackage[]): string {
  if (packages.length === 0) return `${title}\n\n  none`;
  const rows = packages.map(({ name, version, licence }) => [`${name} ${version}`, licence ?? 'none stated'] as const);
  return `${title}\n\n${[...new Set(table(rows).split('\n'))].join('\n')}`;
}

interface Shipped {
  name: string;
  text: LicenceText;
}

/** A licence text under the names and copyright lines of all packages that ship it. */
function textSection(shipped: readonly Shipped[]): string {
  const heads = new Map<string, Set<string>>();
  for (const { name, text } of shipped) {
    const folder = text.file.includes('/') ? `: ${text.file.slice(0, text.file.lastIndexOf('/'))}` : '';
    const lines = heads.get(name + folder) ?? new Set<string>();
    for (const line of text.copyright) lines.add(line);
    heads.set(name + folder, lines);
  }
  const lines = [...heads].flatMap(([name, copyright]) => [name, ...[...copyright].map((line) => `    ${line}`)]);
  return `${thinRule}\n${lines.join('\n')}\n\n${shipped[0]?.text.body ?? ''}`;
}

/**
 * The contents of THIRD_PARTY_NOTICES. They depend only on the lockfile and on packages that every system installs, so
 * that they are the same on all systems.
 *
 * @param root the project's folder, with `node_modules` installed
 * @param lockfile the parsed `package-lock.json`
 */
export async function notices(root: string, lockfile: unknown): Promise<string> {
  const packages = productionPackages(lockfile);
  const everywhere = packages.filter(({ isForSomeSystems }) => !isForSomeSystems);
  const found = await Promise.all(
    everywhere.map(async (each) => ({ each, texts: await licenceTexts(join(root, each.path)) })),
  );

  const byBody = new Map<string, Shipped[]>();
  for (const { each, texts } of found) {
    for (const text of texts) {
      const key = text.body.replaceAll(/\s+/gu, ' ').toLowerCase();
      byBody.set(key, [...(byBody.get(key) ?? []), { name: `${each.name} ${each.version}`, text }]);
    }
  }

  const sections = [
    foreword,
    `Inside binaries\n\n${nativePackages.map((each) => nativeSection(each)).join('\n\n')}`,
    followed,
    packageSection(
      'Packages without a stated licence',
      packages.filter(({ licence }) => licence === null),
    ),
    packageSection('Packages', everywhere),
    packageSection(
      'Packages for one system each (npm has further packages for other systems)',
      packages.filter(({ isForSomeSystems }) => isForSomeSystems),
    ),
    packageSection(
      'Packages without a licence text',
      found.filter(({ texts }) => texts.length === 0).map(({ each }) => each),
    ),
    `Licence texts, each listed once with its packages and their copyright lines\n\n${[...byBody.values()]
      .map((shipped) => textSection(shipped))
      .join('\n\n')}`,
  ];
  return `${sections.join(`\n\n${rule}\n\n`)}\n`;
}
