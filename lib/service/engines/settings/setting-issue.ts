/** Where a value stands in the settings file: the names of its entry and of all around it. */
export type SettingPath = readonly (string | number)[];

/** Something that is wrong with one setting. */
export interface SettingIssue {
  path: SettingPath;
  /** Completes `engines.fal.key …`, without the values of secrets. */
  message: string;
}

/** A path as people write it: `engines.fal.key`, `models["flux dev"].engine`. */
export function writePath(path: SettingPath): string {
  return path.reduce<string>((written, name) => {
    if (typeof name === 'string' && /^[\w$-]+$/.test(name)) return written === '' ? name : `${written}.${name}`;
    return `${written}[${JSON.stringify(name)}]`;
  }, '');
}
