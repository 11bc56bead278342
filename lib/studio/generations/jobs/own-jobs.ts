import { eq, inArray } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { Database } from '../../../database/connect.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import { checkOwner, type Caller } from '../../context/caller.ts';

/**
 * Refuses to change a job of somebody else; administrators may.
 *
 * @throws EaselError `resource_not_found`; `forbidden`
 */
export async function checkOwnJob(database: Database, id: string, caller: Caller): Promise<void> {
  const [job] = isUuid(id) ? await selectOwners(database).where(eq(jobs.id, id)) : [];
  if (job === undefined) throw new EaselError('resource_not_found', 'This job does not exist.');
  checkOwner(caller, job.ownerId, 'job');
}

/**
 * Refuses to cancel the generation of somebody else's job; administrators may. One that no job of this studio tracks
 * belongs to nobody here.
 *
 * @throws EaselError `forbidden`
 */
export async function checkOwnGeneration(database: Database, generationId: string, caller: Caller): Promise<void> {
  // A service takes a UUID in capitals, too.
  const spellings = [generationId, generationId.toLowerCase()];
  const found = await selectOwners(database).where(inArray(jobs.generationId, spellings));
  for (const { ownerId } of found) checkOwner(caller, ownerId, 'job');
}

/**
 * The jobs among these that a person may change: their own, for an administrator all. Unknown ids are left out.
 *
 * @throws EaselError `forbidden` when all of them belong to somebody else
 */
export async function keepOwnJobs(database: Database, ids: string[], { personId, role }: Caller): Promise<string[]> {
  if (role === 'administrator') return ids;
  const found = await selectOwners(database).where(inArray(jobs.id, ids));
  const own = new Set(found.filter(({ ownerId }) => ownerId === personId).map(({ id }) => id));
  if (own.size === 0 && found.length > 0) {
    throw new EaselError(
      'forbidden',
      'These jobs belong to somebody else. Only they or an administrator can change them.',
    );
  }
  return ids.filter((id) => own.has(id));
}

function selectOwners(database: Database) {
  return database
    .select({ id: jobs.id, ownerId: submissions.ownerId })
    .from(jobs)
    .innerJoin(submissions, eq(submissions.id, jobs.submissionId));
}
