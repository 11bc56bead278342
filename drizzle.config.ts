import { defineConfig } from 'drizzle-kit';

// One configuration for both parts: `EASEL_DATABASE_PART=studio|service`. See `npm run migrations`.
const part = process.env['EASEL_DATABASE_PART'] ?? 'service';

export default defineConfig({
  dialect: 'postgresql',
  schema: `./lib/database/${part}*-{schema,tables}.ts`,
  out: `./lib/database/migrations/${part}`,
});
