import { defineConfig } from 'drizzle-kit';

/** `npm run db:new` compares the schema with the last migration and writes the next one; nothing here talks to a database. */
export default defineConfig({ dialect: 'sqlite', schema: './worker/db/schema/*.ts', out: './migrations' });
