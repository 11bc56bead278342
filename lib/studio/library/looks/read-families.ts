import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';

interface Link extends Record<string, unknown> {
  one: string;
  other: string;
}

/**
 * The family of each file: the results of one press, what they were made of, and what was made of them. Its members may
 * look alike without being copies, as an image and its enlargement, or the cells of a sweep.
 *
 * @returns the family of a file by its id; a file without relatives is its own
 */
export async function readFamilies(database: Database): Promise<(id: string) => string> {
  const { rows } = await database.execute<Link>(sql`
    select media.id as one, coalesce(submissions.batch_id, submissions.id) as other
      from studio.media join studio.jobs on jobs.id = media.job_id
      join studio.submissions on submissions.id = jobs.submission_id
    union all
    select used.media_id as one, coalesce(submissions.batch_id, submissions.id) as other
      from studio.request_media as used join studio.submissions on submissions.id = used.submission_id`);
  return joinFamilies(rows);
}

/** Joins all that links connect: a union-find with shortened ways. */
function joinFamilies(links: readonly Link[]): (id: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    for (let at = id; at !== root;) {
      const next = parents.get(at) ?? root;
      parents.set(at, root);
      at = next;
    }
    return root;
  };
  for (const { one, other } of links) {
    const [first, second] = [rootOf(one), rootOf(other)];
    if (first !== second) parents.set(first, second);
  }
  return rootOf;
}
