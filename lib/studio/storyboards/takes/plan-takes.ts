import { EaselError } from '../../../contract/error.ts';
import type { JsonObject, LooseModel } from '../../../contract/model.ts';
import type {
  NewStoryboardTake,
  StoryboardContent,
  StoryboardInput,
  StoryboardShot,
  StoryboardTake,
} from '../../../contract/studio/storyboard.ts';
import { frameRequest, shotRatio } from '../../../storyboard/frame-request.ts';
import { endingTake, planShot } from '../../../storyboard/plan-shot.ts';
import { shotFitOf } from '../../../storyboard/shot-fit.ts';
import { shotIssue, type ShotIssue } from '../../../storyboard/shot-issue.ts';
import type { ShotModel } from '../../../storyboard/shot-request.ts';

/** A take that can be recorded: its request, and what is still missing in it. */
export interface PlannedTake extends NewStoryboardTake {
  request: JsonObject;
  inputs: StoryboardInput[];
}

/** The models of a storyboard as the service describes them; null for one that is not chosen. */
export interface StoryboardModels {
  video: LooseModel | null;
  image: LooseModel | null;
}

const explanations: Record<ShotIssue, string> = {
  'no-prompt': 'has no prompt.',
  'no-first-frame': 'has no first frame, which this model needs.',
  'no-references': 'needs a reference image. Add one to the storyboard.',
  'no-shot-before': 'starts with the end of the shot before it, which has no video.',
  'no-next-frame': 'ends with the first frame of the next shot, which has none.',
};

function asShotModel(model: LooseModel | null, what: string): ShotModel {
  const schema = model?.json_request_schema ?? model?.request_schema ?? null;
  const fit = schema === null ? null : shotFitOf(schema);
  if (model === null || schema === null || fit === null) {
    throw new EaselError('invalid_params', `Choose a model for ${what} first.`);
  }
  return { id: model.id, schema, fit };
}

/**
 * Writes the requests of new takes, in the order of the shots. A frame that another take will provide becomes an input:
 * of this press where it generates that shot, too, else the shown or running one.
 *
 * @throws EaselError `invalid_params` when a shot cannot be generated yet, with every such shot
 */
export function planTakes(
  content: StoryboardContent,
  models: StoryboardModels,
  takes: readonly StoryboardTake[],
  asked: readonly NewStoryboardTake[],
): PlannedTake[] {
  const position = new Map(content.shots.map(({ id }, index) => [id, index]));
  const known = asked.filter(({ shot }) => position.has(shot));
  if (known.length === 0) throw new EaselError('invalid_params', 'None of these shots is in the storyboard.');
  const ordered = known.toSorted(
    (one, other) =>
      Number(one.purpose === 'shot') - Number(other.purpose === 'shot') ||
      (position.get(one.shot) ?? 0) - (position.get(other.shot) ?? 0),
  );
  const issues: { pointer: string; message: string }[] = [];
  const complain = (shot: string, issue: ShotIssue) => {
    const index = position.get(shot) ?? 0;
    issues.push({ pointer: `/shots/${index}`, message: `Shot ${index + 1} ${explanations[issue]}` });
  };
  const takeOf = (of: StoryboardShot) =>
    known.find(({ shot, purpose }) => shot === of.id && purpose === 'shot')?.id ?? endingTake(of, takes);
  const planned = ordered.flatMap((take): PlannedTake[] => {
    const shot = content.shots[position.get(take.shot) ?? 0];
    if (shot === undefined) return [];
    if (take.purpose === 'frame') {
      if (shot.prompt.trim() === '') complain(shot.id, 'no-prompt');
      const schema = models.video?.json_request_schema ?? models.video?.request_schema ?? {};
      const model = asShotModel(models.image, 'frames');
      const ratio = shotRatio(schema, content.settings);
      return [{ ...take, request: frameRequest(model, content.references, shot.prompt, ratio), inputs: [] }];
    }
    const model = asShotModel(models.video, 'the shots');
    const issue = shotIssue(content, shot.id, model.fit);
    if (issue !== null) complain(shot.id, issue);
    const { request, inputs, lacksShotBefore } = planShot(content, shot, model, takeOf);
    if (lacksShotBefore) complain(shot.id, 'no-shot-before');
    return [{ ...take, request, inputs }];
  });

  if (issues.length === 0) return planned;
  throw new EaselError('invalid_params', issues.map(({ message }) => message).join(' '), { fields: issues });
}
