import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The recipe of a proxy in docs/deploy.md, for one studio and for two. */
export interface Recipe {
  one: string;
  two: string;
}

/** The addresses that a recipe names, and those to use in their place. */
export interface RecipePlaces {
  /** Ports of the proxy, and of each studio. */
  ports: { https: number; http: number; studios: [number, number] };
  certificate: { certificate: string; key: string };
  /** A folder for what the proxy writes. */
  folder: string;
}

/** Reads the code blocks of docs/deploy.md for a proxy: first for one studio, then for two. */
export async function readRecipe(language: 'nginx' | 'caddyfile'): Promise<Recipe> {
  const document = await readFile(join(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8');
  const blocks = [...document.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text]) =>
    name === language && text !== undefined ? [text] : [],
  );
  const [one, two] = blocks;
  if (one === undefined || two === undefined || blocks.length !== 2)
    throw new Error(`docs/deploy.md must have two blocks of ${language}.`);
  // nginx: only the upstream differs.
  return { one, two: language === 'nginx' ? one.replace(/^upstream .*?^\}\n/ms, two) : two };
}

/** Replaces text that must be there: a recipe that was changed is not tried by half. */
function replace(text: string, from: string | RegExp, to: string): string {
  const changed = text.replaceAll(from, to);
  if (changed === text) throw new Error(`The recipe no longer contains ${String(from)}.`);
  return changed;
}

/** A complete configuration of nginx around a recipe. */
export function nginxConfiguration(recipe: string, { ports, certificate, folder }: RecipePlaces): string {
  let text = replace(recipe, /^ *listen \[::\]:.*\n/gm, '');
  text = replace(text, 'listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`);
  text = replace(text, 'listen 80;', `listen 127.0.0.1:${ports.http};`);
  text = replace(text, /\/etc\/letsencrypt\/\S+\/fullchain\.pem/g, certificate.certificate);
  text = replace(text, /\/etc\/letsencrypt\/\S+\/privkey\.pem/g, certificate.key);
  text = replace(text, /127\.0\.0\.1:300[01]/g, `127.0.0.1:${ports.studios[0]}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  return [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events {}',
    `http {\naccess_log off;\n${temporary.join('\n')}`,
    text.replaceAll('127.0.0.1:3002', `127.0.0.1:${ports.studios[1]}`),
    '}',
  ].join('\n');
}

/** A Caddyfile with the options that a recipe leaves to Caddy, since here no certificate can be fetched. */
export function caddyConfiguration(recipe: string, { ports, certificate, folder }: RecipePlaces): string {
  const options = `admin off\nstorage file_system ${folder}\nhttp_port ${ports.http}\nhttps_port ${ports.https}`;
  const site = `easel.example.com:${ports.https} {\nbind 127.0.0.1\ntls ${certificate.certificate} ${certificate.key}`;
  let text = replace(recipe, 'easel.example.com {', site);
  text = replace(text, /127\.0\.0\.1:300[01]/g, `127.0.0.1:${ports.studios[0]}`);
  return `{\n${options}\n}\n${text.replaceAll('127.0.0.1:3002', `127.0.0.1:${ports.studios[1]}`)}`;
}
