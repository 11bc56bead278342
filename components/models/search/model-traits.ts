import { originalTexts } from '@/lib/client/models/original-texts';
import type { LooseModel } from '@/lib/contract/model';
import { textOf } from '@/lib/schema-form/json';
import { type ModelFacts, factsOf } from '../facts/model-facts';
import { priceRate } from '@/lib/price/price-rate';

/** What the texts of a model say about it, where no parameter does. */
interface Texts {
  /** Name, summary and ids. */
  short: string;
  /** The same, and the description. */
  all: string;
  /** `all` without what it denies. */
  promised: string;
}

/** What a text says that a model does not do, up to the end of that clause. */
const denied = /\b(no|not|never|without|cannot|can[’']t|doesn[’']t|don[’']t)\b[^.,;:!?]*/giu;

type Rule = (facts: ModelFacts, texts: Texts, model: LooseModel) => boolean;

const makes =
  (medium: 'image' | 'video'): Rule =>
  ({ intents, outputs }) =>
    outputs.includes(medium) && intents.includes('make');

const takes = (medium: 'image' | 'video' | 'audio', pattern: RegExp) => (facts: ModelFacts) =>
  facts.fields.some(({ name, title, kind }) => (kind ?? medium) === medium && pattern.test(`${name} ${title}`));

const has = (pattern: RegExp) => (facts: ModelFacts) =>
  Object.entries(facts.parameters).some(([name, { title }]) =>
    pattern.test(`${name} ${name.replaceAll('_', ' ')} ${textOf(title) ?? ''}`),
  );

/** Whether a choice of the form offers a value. */
const offers = (pattern: RegExp) => (facts: ModelFacts) =>
  Object.values(facts.parameters).some((parameter) =>
    [parameter['enum'], ...[parameter['anyOf']].flat().map((way) => (way as { enum?: unknown } | undefined)?.enum)]
      .flat()
      .some((value) => (typeof value === 'string' || typeof value === 'number') && pattern.test(String(value))),
  );

const says =
  (pattern: RegExp): Rule =>
  (_facts, { short }) =>
    pattern.test(short);

const describes =
  (pattern: RegExp): Rule =>
  (_facts, { all }) =>
    pattern.test(all);

/** Whether the texts or the parameters of a model offer something; “no speech” does not. */
const promises =
  (pattern: RegExp): Rule =>
  (facts, { promised }) =>
    pattern.test(promised) || has(pattern)(facts);

const mostSeconds = ({ parameters }: ModelFacts) =>
  Math.max(
    0,
    ...['duration', 'seconds'].flatMap((name) => {
      const { maximum, enum: values } = parameters[name] ?? {};
      return [maximum, ...(Array.isArray(values) ? values : [])].map(Number).filter(Number.isFinite);
    }),
  );

const rules = {
  'text-to-image': makes('image'),
  'text-to-video': makes('video'),
  'image-to-video': ({ outputs, fields }) => outputs.includes('video') && fields.some(({ kind }) => kind === 'image'),
  'video-to-video': ({ outputs, fields }) => outputs.includes('video') && fields.some(({ kind }) => kind === 'video'),
  'makes-image': ({ outputs }) => outputs.includes('image'),
  'makes-video': ({ outputs }) => outputs.includes('video'),
  edit: ({ intents }) => intents.includes('edit'),
  upscale: ({ intents }) => intents.includes('upscale'),
  'cut-out': ({ intents }) => intents.includes('cut-out'),
  animate: ({ intents }) => intents.includes('animate'),
  'animates-only': ({ intents }) => intents[0] === 'animate',
  convert: ({ intents }) => intents.includes('convert'),
  'takes-mask': takes('image', /\bmask|_mask/i),
  'makes-mask': has(/mask/i),
  'many-ratios': (facts) => facts.outputs.includes('image') && offers(/^(8:1|4:1|21:9)$/)(facts),
  inpaint: promises(/\binpaint\w*|\bgenerative fill\b/i),
  outpaint: promises(/\b(outpaint|uncrop|expand(s|ing)? (the |an |your )?(image|canvas))/i),
  transparent: (facts, texts) => offers(/^transparent$/)(facts) || /\btransparen/i.test(texts.short),
  lettering: describes(/\b(lettering|typograph\w*|accurate type|set as type|text rendering|logos?|posters?)\b/i),
  'lettering-first': says(/\b(lettering|typograph\w*|type|text rendering|logos?|posters?|ideogram)\b/i),
  references: ({ fields }) => fields.some(({ kind, isList }) => kind === 'image' && isList),
  'first-frame': (facts) =>
    facts.outputs.includes('video') && takes('image', /\b(first|start|begin|input_image\b)/i)(facts),
  'last-frame': takes('image', /\b(last|tail|end|final)(\b|_)/i),
  'makes-audio': ({ outputs }) => outputs.includes('audio'),
  'takes-audio': ({ fields }) => fields.some(({ kind }) => kind === 'audio'),
  'lip-sync': promises(/\b(lip.?sync\w*|talking|avatars?)\b/i),
  speech: promises(/\b(speech|spoken|dialogues?|voices?|narrat\w+)\b/i),
  'face-swap': promises(/\b(face.?swap\w*|swap\w* (the |a |two )?(faces?|heads?)|deepfake\w*)\b/i),
  'same-character': promises(
    /\b(consistent|same) (characters?|person|identity|face)\b|\bcharacter (reference|consisten\w+)/i,
  ),
  relight: promises(/\brelight\w*/i),
  colorize: promises(/\bcolou?ri[sz]\w+/i),
  'try-on': promises(/\btry.?on\b/i),
  guided: promises(/\b(control.?net|(open)?pose|depth.?(map|image|control|guid\w+)|canny|scribbles?|line.?art)\b/i),
  'three-d': promises(/\b(3d|three.d|mesh\w*|gaussian splat\w*)\b(?! (look|style|render))/i),
  vector: promises(/\b(svg|vectors?|vectori[sz]\w+)\b/i),
  'motion-transfer': promises(/\b(motion (transfer|capture|control)|animates? (a |the |your )?character)\b/i),
  'slow-motion': promises(/\bslow.?mo(tion)?\b/i),
  loops: promises(/\b(seamless(ly)? |perfect )?loop(s|ing|able)?\b/i),
  extends: promises(
    /\b(extend|continu)\w* (a |an |the |your )?(existing )?(video|clip|shot)s?\b|\b(video|clip).(extend|extension)\w*/i,
  ),
  'several-results': has(/^num_(images|outputs)|number of images/i),
  boxes: describes(/\b(boxes|bbox|bounding|regions?|layout)\b/i),
  'exact-size': ({ parameters }) => 'width' in parameters && 'height' in parameters,
  hdr: says(/\b(hdr|high dynamic range|hlg)\b/i),
  'high-frame-rate': offers(/^(48|50|60|120)$/),
  'high-resolution': offers(/^(4k|2160p|4x)$/i),
  'long-video': (facts) => facts.outputs.includes('video') && mostSeconds(facts) >= 15,
  montage: ({ fields, outputs }) =>
    outputs.includes('video') && fields.some(({ kind, isList }) => kind === 'video' && isList),
  quick: says(/\b(quick|fast|turbo|lightning|flash|schnell|lite|instant)\b/i),
  'speed-setting': (facts) => has(/rendering_speed|acceleration/)(facts) || offers(/^turbo$/i)(facts),
  free: (_facts, _texts, model) => priceRate(model.pricing)?.high === 0,
  faces: says(/\b(portraits?|faces?|people|headshots?)\b/i),
  photographs: says(/\b(photo\w*|realis\w*|realistic|product)\b/i),
  styles: (facts, { all }) => facts.inputs.includes('image') && /\b(styles?|colou?rs of)\b/i.test(all),
} satisfies Record<string, Rule>;

/** A property of a model that a search can name: derived from its parameters, its task, or what it says of itself. */
export type ModelTrait = keyof typeof rules;

const known = new WeakMap<LooseModel, ReadonlySet<ModelTrait>>();

/** The traits of a model. They are derived once for each object. */
export function traitsOf(model: LooseModel): ReadonlySet<ModelTrait> {
  const traits = known.get(model) ?? deriveTraits(model);
  known.set(model, traits);
  return traits;
}

function deriveTraits(model: LooseModel): ReadonlySet<ModelTrait> {
  const facts = factsOf(model);
  const { display_name: name, summary, description } = originalTexts(model);
  const short = [name, summary, model.id, ...(model.aliases ?? [])].join(' ').replaceAll('-', ' ');
  const all = `${short} ${description ?? ''}`;
  const texts = { short, all, promised: all.replaceAll(denied, '') };
  const names = Object.keys(rules) as ModelTrait[];
  return new Set(names.filter((name) => rules[name](facts, texts, model)));
}
