import type { StudioJob } from '@/lib/contract/studio/studio-job';

/** The jobs whose `turn` changes by a new order, with the new value: what the studio will answer, to be shown at once. */
export function withNewPositions(jobs: readonly StudioJob[], ids: readonly string[]): StudioJob[] {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const before = ids.flatMap((id) => byId.get(id)?.turn ?? []);
  const positions = before.toSorted((one, other) => one - other);
  const turnOf = new Map(before.map((turn, at) => [turn, positions[at] ?? turn]));
  return jobs.flatMap((job) => {
    const turn = job.turn === null ? undefined : turnOf.get(job.turn);
    return turn === undefined || turn === job.turn ? [] : [{ ...job, turn }];
  });
}
