const secretNames = /^(SERVICE_|DATABASE_|STORAGE_|MEDIA_API_|AWS_|EASEL_|PG)/;

/** What child processes are given of the environment: keys and addresses are none of their business. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !secretNames.test(name));
  return Object.fromEntries(entries) as NodeJS.ProcessEnv;
}
