import type { Subject } from '../lexicon/subjects.ts';
import type { Mention } from '../lexicon/read-prompt.ts';
import type { Random } from '../noise/random.ts';
import type { Genre, SubjectPlan, TerrainPlan } from './scene-plan.ts';
import { subjectTraits } from './subject-traits.ts';
import type { PromptIntent } from './prompt-intent.ts';

const heights = new Set<TerrainPlan['kind']>(['cliff', 'island']);
const firm = new Set<TerrainPlan['kind']>([
  'bank',
  'plain',
  'beach',
  'dunes',
  'street',
  'quay',
  'cliff',
  'island',
  'hills',
]);
const wet = new Set<TerrainPlan['kind']>(['sea', 'lake', 'river']);

function lastIndex(terrain: TerrainPlan[], test: (stretch: TerrainPlan) => boolean): number | null {
  const index = terrain.findLastIndex(test);
  return index === -1 ? null : index;
}

function terrainIndexOf(kind: Subject, intent: PromptIntent, terrain: TerrainPlan[]): number | null {
  const { habitat, rank } = subjectTraits[kind];
  if (habitat === 'water')
    return lastIndex(terrain, (stretch) => wet.has(stretch.kind)) ?? lastIndex(terrain, () => true);
  if (habitat !== 'ground') return null;
  const onHeight = lastIndex(terrain, (stretch) => heights.has(stretch.kind));
  if (onHeight !== null) return onHeight;
  const isBuilding = rank === 7 || rank === 8;
  if (isBuilding && intent.wants('place', 'hills')) {
    return (
      lastIndex(terrain, (stretch) => stretch.kind === 'hills') ??
      lastIndex(terrain, (stretch) => firm.has(stretch.kind))
    );
  }
  if (isBuilding) {
    const plain = lastIndex(
      terrain,
      (stretch) => stretch.kind === 'plain' || stretch.kind === 'beach' || stretch.kind === 'quay',
    );
    if (plain !== null) return plain;
  }
  return lastIndex(terrain, (stretch) => firm.has(stretch.kind)) ?? lastIndex(terrain, () => true);
}

/** Position, size and number of each thing: one subject leads, at a third; the others are smaller. */
export function placeSubjects(
  intent: PromptIntent,
  genre: Genre,
  terrain: TerrainPlan[],
  focus: number,
  horizon: number,
  random: Random,
): SubjectPlan[] {
  const mentions = intent.of('subject').filter((mention) => subjectTraits[mention.id].habitat !== 'portrait');
  const ranked = mentions.toSorted((a, b) => subjectTraits[b.id].rank - subjectTraits[a.id].rank);
  const focal = ranked.find((mention) => subjectTraits[mention.id].rank >= 5)?.id ?? null;
  let taken = 0;
  return mentions.map((mention): SubjectPlan => {
    const { habitat, size, several } = subjectTraits[mention.id];
    const isFocal = mention.id === focal;
    const along = random.between(-0.05, 0.05);
    const lift = random.next();
    const count = mention.id === 'couple' ? 2 : (mention.count ?? several);
    // A cliff or island peaks at the focus and would hide a swimming subject.
    const isHidden = habitat === 'water' && terrain.some((stretch) => heights.has(stretch.kind));
    const middle = isHidden ? 1 - focus : focus;
    const aside = 1 - focus + (taken % 2 === 0 ? along : -0.18 + along);
    if (!isFocal) taken += 1;
    const alone = count === 1 && habitat === 'air' && size < 0.05 ? 2.4 : 1;
    const scale =
      alone *
      mention.size *
      crowding(count, habitat === 'table' ? 0 : subjectTraits[mention.id].rank) *
      (isFocal || genre !== 'landscape' ? 1 : 0.86);
    const down = habitat === 'air' ? horizon * (isFocal ? 0.34 + lift * 0.16 : 0.3 + lift * 0.36) : null;
    return {
      kind: mention.id,
      on: genre === 'landscape' || genre === 'interior' ? terrainIndexOf(mention.id, intent, terrain) : null,
      across: mention.across ?? (isFocal ? middle + along * 0.4 : Math.min(0.9, Math.max(0.1, aside))),
      down,
      size: size * scale * framingFactor(intent, mention),
      count,
      tint: mention.colors[0] ?? null,
      isFocal,
    };
  });
}

/** How much smaller each is where there are many. */
function crowding(count: number, rank: number): number {
  if (rank === 9) return Math.max(0.5, 1 / (1 + 0.2 * (count - 1)));
  return count > 3 && rank > 0 ? 0.72 : 1;
}

function framingFactor(intent: PromptIntent, mention: Mention): number {
  if (mention.group !== 'subject') return 1;
  if (intent.wants('framing', 'close')) return 1.6;
  return intent.wants('framing', 'wide') ? 0.75 : 1;
}
