import { sql } from 'drizzle-orm';
import type { AuditSubject } from '../../contract/studio/audit-actions.ts';
import type { Database } from '../../database/connect.ts';

/** Whether anybody but its owner may view a board. */
const isShared = sql`(boards.everyone is not null
  or exists (select from studio.board_links where board_links.board_id = boards.id and board_links.expires_at > now())
  or exists (select from studio.board_members where board_members.board_id = boards.id))`;

/** A board as the audit log names it. That of a private one is left out, since administrators do not see it. */
export async function boardSubject(database: Pick<Database, 'execute'>, id: string): Promise<AuditSubject> {
  const { rows } = await database.execute<{ name: string | null }>(
    sql`select case when ${isShared} then name end as name from studio.boards where id = ${id}`,
  );
  return { kind: 'board', id, name: rows[0]?.name ?? null };
}

/** A folder as the audit log names it: by name only if there is a board in it that is shared. */
export async function folderSubject(database: Pick<Database, 'execute'>, id: string): Promise<AuditSubject> {
  const { rows } = await database.execute<{ name: string | null }>(sql`
    select case when exists (select from studio.boards where boards.folder_id = folders.id and ${isShared}) then name end
      as name from studio.folders where id = ${id}`);
  return { kind: 'folder', id, name: rows[0]?.name ?? null };
}
