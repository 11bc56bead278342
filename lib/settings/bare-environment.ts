const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG', 'TZ', 'NODE_COMPILE_CACHE'] as const;

/** The environment variables that a child process needs to run, without secrets and settings. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const known = names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]] as const]));
  return { NODE_ENV: 'production', ...Object.fromEntries(known) };
}
