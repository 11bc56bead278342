import type { Client } from 'pg';

/** The role under which the studio and the service use the embedded database. */
export const programsRole = 'easel_programs';

/** The schemas of the two programs' tables; `migrations` records which migrations ran. */
const schemas = ['studio', 'service', 'pgboss', 'migrations'];

/**
 * A statement for each object in the programs' schemas that another role owns, to transfer its ownership. Sequences and
 * row types follow their table.
 */
const handOvers = `
  with ours as (select oid, nspname, nspowner from pg_namespace where nspname = any($1)),
    programs as (select oid from pg_roles where rolname = $2)
  select format('alter schema %I owner to %I', nspname, $2::text) as statement
  from ours where nspowner <> (select oid from programs)
  union all
  select format('alter %s %s owner to %I',
    case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
    oid::regclass, $2::text)
  from pg_class
  where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'S')
    and relowner <> (select oid from programs)
    and not exists (
      select from pg_depend
      where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i') and relkind = 'S')
  union all
  select format('alter routine %s owner to %I', oid::regprocedure, $2::text)
  from pg_proc where pronamespace in (select oid from ours) and proowner <> (select oid from programs)
  union all
  select format('alter type %s owner to %I', oid::regtype, $2::text)
  from pg_type
  where typnamespace in (select oid from ours) and typtype in ('e', 'd') and typowner <> (select oid from programs)`;

/**
 * Creates or updates the programs' role, with this password. The role can only create schemas in its database and own
 * their contents. Objects that an earlier version created as the superuser are transferred to it. Runs in one
 * transaction; repeating it changes nothing.
 *
 * @param client a connection of the superuser to the programs' database
 */
export async function prepareProgramsRole(client: Client, database: string, password: string): Promise<void> {
  await client.query('begin');
  try {
    // PostgreSQL logs failed statements, and this one contains the password.
    await client.query('set local log_min_error_statement = panic');
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [programsRole]);
    if (rowCount === 0) await client.query(`create role ${programsRole}`);
    await client.query(
      `alter role ${programsRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       password ${client.escapeLiteral(password)}`,
    );
    await client.query(`grant connect, create, temporary on database ${database} to ${programsRole}`);
    await client.query('revoke connect on database postgres, template1 from public');
    const { rows } = await client.query<{ statement: string }>(handOvers, [schemas, programsRole]);
    for (const { statement } of rows) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
