import type { EngineSettings, EnginesFile } from '../engine-settings.ts';
import type { SettingIssue, SettingPath } from './setting-issue.ts';

/** One engine of the settings file with the values of environment variables in place of their names. */
export interface ResolvedEngineSettings extends EngineSettings {
  /** The key itself. */
  key?: string | undefined;
}

/** What `resolveVariables` returns. */
export interface ResolvedVariables {
  engines: Record<string, ResolvedEngineSettings>;
  /** Every value that must not appear anywhere, longest first. */
  secrets: string[];
  issues: SettingIssue[];
}

/** Headers that hold secrets, whatever a person puts into them. */
const secretHeader = /authorization|cookie|token|secret|api-?key|password/i;
const variable = /^\$([A-Z][A-Z0-9_]*)$/;
/** A field value of RFC 9110, section 5.5. */
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Replaces `"$NAME"` in keys and headers by the environment variable's value, without spaces around it. */
export function resolveVariables(
  engines: EnginesFile['engines'],
  environment: Record<string, string | undefined>,
): ResolvedVariables {
  const secrets = new Set<string>();
  const issues: SettingIssue[] = [];

  /** @returns null after an issue */
  function resolve(path: SettingPath, written: string): string | null {
    const name = variable.exec(written)?.[1];
    const say = (message: string) => {
      issues.push({ path, message });
      return null;
    };
    if (name === undefined) return say('must name an environment variable, as "$FAL_KEY"');
    const value = environment[name]?.trim() ?? '';
    if (value === '')
      return say(`names the environment variable ${name}, which is not set; set it and restart the service`);
    if (!headerValue.test(value)) return say(`names ${name}, whose value contains characters that no header can hold`);
    secrets.add(value);
    return value;
  }

  function resolveHeader(path: SettingPath, name: string, written: string): string {
    if (written.startsWith('$')) return resolve(path, written) ?? '';
    if (secretHeader.test(name)) {
      issues.push({ path, message: 'must name an environment variable, as "$GATEWAY_TOKEN", because it is a secret' });
    } else if (!headerValue.test(written)) {
      issues.push({ path, message: 'contains characters that no header can hold' });
    }
    return written;
  }

  const resolved = Object.entries(engines).map(([name, settings]) => {
    const path = ['engines', name];
    const headers = Object.entries(settings.headers).map(
      ([header, written]) => [header, resolveHeader([...path, 'headers', header], header, written)] as const,
    );
    const { key, ...others } = settings;
    const keyValue = key === undefined ? null : resolve([...path, 'key'], key);
    return [
      name,
      { ...others, headers: Object.fromEntries(headers), ...(keyValue === null ? {} : { key: keyValue }) },
    ] as const;
  });
  return {
    engines: Object.fromEntries(resolved),
    secrets: [...secrets].toSorted((one, other) => other.length - one.length),
    issues,
  };
}
