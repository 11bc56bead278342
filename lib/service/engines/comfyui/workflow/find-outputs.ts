import type { MediaKind, MediaType } from '../../../../contract/media-kind.ts';
import type { NodeInfo } from './node-info.ts';
import { nodeIds, type Workflow } from './plan.ts';

/** The nodes of a workflow whose outputs are results. */
export interface FoundOutputs {
  /** Ids in order: nodes that save before those that only preview. */
  nodes: string[];
  mediaType: MediaType;
  /** Whether audio is all that the workflow makes. */
  isAudioOnly: boolean;
}

/** The kind of media that a node saves or previews, by its inputs and its name; null for text, latents and the like. */
function kindOf(classType: string, info: NodeInfo): MediaKind | null {
  const types = new Set([...info.inputs.values()].map(({ type }) => type));
  if (types.has('VIDEO')) return 'video';
  if (types.has('IMAGE') || types.has('MASK') || [...types].some((type) => type.split(',').includes('IMAGE'))) {
    return /video|webm|animated|gif/i.test(`${classType} ${info.title}`) ? 'video' : 'image';
  }
  return types.has('AUDIO') ? 'audio' : null;
}

/**
 * Finds the nodes whose outputs are results: all that the engine calls output nodes and that take images, videos or
 * audio. When the author chose some of them, only these count; when some make the model's type of media, only these.
 *
 * @param chosen ids of nodes, or of the subgraphs that they are in; null without a choice
 * @param wanted the type that the settings name; null to go by the nodes, where a video comes before an image
 */
export function findOutputs(
  workflow: Workflow,
  infos: ReadonlyMap<string, NodeInfo>,
  { wanted, chosen }: { wanted: MediaType | null; chosen: readonly string[] | null },
): FoundOutputs {
  const all = nodeIds(workflow).flatMap((id) => {
    const classType = workflow[id]?.class_type ?? '';
    const info = infos.get(classType);
    const kind = info?.isOutput === true ? kindOf(classType, info) : null;
    return kind === null ? [] : [{ id, kind, isPreview: /preview|compare|display|show|view/i.test(classType) }];
  });
  const isChosen = ({ id }: { id: string }) => chosen?.some((one) => id === one || id.startsWith(`${one}:`)) === true;
  const found = all.some(isChosen) ? all.filter(isChosen) : all;
  const visible = found.filter(({ kind }) => kind !== 'audio');
  const mediaType = wanted ?? (visible.some(({ kind }) => kind === 'video') ? 'video' : 'image');
  const ofType = visible.filter(({ kind }) => kind === mediaType);
  const results = ofType.length > 0 ? ofType : visible;
  return {
    nodes: results.toSorted((one, other) => Number(one.isPreview) - Number(other.isPreview)).map(({ id }) => id),
    mediaType,
    isAudioOnly: found.length > 0 && visible.length === 0,
  };
}
