const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG', 'TZ', 'NODE_COMPILE_CACHE'] as const;

/** What a child process needs of the environment to run at all: nothing that is secret, no settings. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const known = names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]] as const]));
  return { NODE_ENV: 'production', ...Object.fromEntries(known) };
}
