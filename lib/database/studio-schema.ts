import { pgSchema } from 'drizzle-orm/pg-core';

/** The studio's part of the database. */
export const studioSchema = pgSchema('studio');
