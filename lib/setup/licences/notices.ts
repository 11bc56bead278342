import { join } from 'node:path';
import { type LicenceText, licenceTexts } from './licence-texts.ts';
import { nativePackages } from './native/native-packages.ts';
import type { NativePackage } from './native/native-package.ts';
import { productionPackages, type ProductionPackage } from './production-packages.ts';

const rule = '='.repeat(100);
const thinRule = '-'.repeat(100);

const foreword = `THIRD-PARTY NOTICES

Easel's own source is under the MIT licence (LICENSE). This file tells what others wrote of what an installation of Easel holds:
all that \`npm install --omit=dev\` brings, on any system. \`npm run licences\` writes it; \`npm test\` fails when it is out of date.

Licences are given as SPDX expressions (https://spdx.org/licenses), as the packages themselves state them.

DISTRIBUTION. Easel's repository may be passed on under the MIT licence: it holds none of these packages. An installed copy, and
an image made with the Dockerfile, hold all of them. In one process, node-av's FFmpeg (GPL-3.0-or-later as built) is linked
with fdk-aac, whose licence the Free Software Foundation calls incompatible with every version of the GPL. So we know of no licence
under which an installed copy or an image may be passed on to others. Build it where it runs. docs/licences.md says more.`;

const followed = `Followed in the source

lib/painter/edit/upscale follows EASU and RCAS of AMD FidelityFX Super Resolution 1.0, under the MIT licence,
whose text stands below: Copyright (c) 2021 Advanced Micro Devices, Inc. All rights reserved.`;

/** Names in a list, one under the other, with what is said of each in a column. */
function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, said]) => `  ${name.padEnd(width)}${said}`).join('\n');
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

/** One text of a licence, under the names and copyright lines of all that ship it. */
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
 * What THIRD_PARTY_NOTICES holds: it depends on the lockfile and on what is installed on every system, so that all systems agree.
 *
 * @param root the project's folder, with `node_modules` installed
 * @param lockfile what `package-lock.json` holds, parsed
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
      'Packages that state no licence',
      packages.filter(({ licence }) => licence === null),
    ),
    packageSection('Packages', everywhere),
    packageSection(
      'Packages for one system each; npm knows more of some kinds than are listed',
      packages.filter(({ isForSomeSystems }) => isForSomeSystems),
    ),
    packageSection(
      'Packages that ship no text of their licence',
      found.filter(({ texts }) => texts.length === 0).map(({ each }) => each),
    ),
    `Texts of licences, each once, under the packages that ship it and their copyright lines\n\n${[...byBody.values()]
      .map((shipped) => textSection(shipped))
      .join('\n\n')}`,
  ];
  return `${sections.join(`\n\n${rule}\n\n`)}\n`;
}
