import type { JsonObject } from '../../../contract/model.ts';

/** A request whose result is shown as the example of a model. */
export interface ExampleRequest {
  /** The parameters. A path below `/examples/` stands for a file: one of `exampleInputs`, or another model's example. */
  values: JsonObject;
  /** The file of the values that is shown beside the result, as what it was made from; null for none. */
  before: string | null;
}

const from = (values: JsonObject): ExampleRequest => ({ values, before: null });
const edited = (before: string, values: JsonObject): ExampleRequest => ({ values, before });

const forest = '/examples/input-forest.webp';
const pear = '/examples/input-pear.webp';
const street = '/examples/input-street.webp';
const windmill = '/examples/input-windmill.webp';
const ship = '/examples/input-ship.webp';
const lighthouse = '/examples/ig-1.webp';
const woman = '/examples/input-woman.webp';
const lake = '/examples/ie-1.webp';
const boat = '/examples/ie-6.webp';
const evening = '/examples/ie-5.webp';
const waves = '/examples/v-2.mp4';
const hills = '/examples/v-7.mp4';

/** The files that examples are made from, by name: requests to the scene painter. */
export const exampleInputs: Readonly<Record<string, JsonObject>> = {
  forest: { prompt: 'A misty pine forest with a river at sunrise, golden light', width: 960, height: 540, seed: 7 },
  pear: { prompt: 'A ripe yellow pear on a white linen cloth, soft window light', width: 640, height: 480, seed: 4 },
  street: { prompt: 'A city street at night after rain, neon reflections', width: 960, height: 540, seed: 9 },
  woman: {
    prompt: 'A portrait of a woman with a red scarf, plain light grey background, soft light',
    width: 960,
    height: 540,
    seed: 2,
  },
  windmill: { prompt: 'A windmill on a green hill, spring morning, white clouds', width: 224, height: 126, seed: 5 },
  ship: { prompt: 'A sailing ship on a rough sea, storm clouds, a ray of light', width: 224, height: 126, seed: 8 },
};

/**
 * The request of each built-in model's example, by model id. `npm run examples` sends them and writes the results to
 * `public/examples`.
 */
export const exampleRequests: Readonly<Record<string, ExampleRequest>> = {
  'ig-1': from({
    prompt: 'A lighthouse on a cliff above the sea at dusk, violet hills, a low golden sun, drifting clouds',
    width: 1536,
    height: 1024,
    seed: 42,
  }),
  'ig-2': from({
    prompt: 'A concert poster, “JAZZ NIGHT” large, “Friday at nine” below, warm red and cream, bold shapes',
    image_size: 'landscape_4_3',
    seed: 3,
  }),
  'ig-3': from({
    prompt: 'A red vintage car, seen from the side',
    background: 'transparent',
    size: '1536x1024',
    seed: 1,
  }),
  'ie-1': from({
    prompt:
      'A mountain lake at first light, a wooden jetty in front, snow on the peaks, a red rowing boat, thin mist over the water, pines on both shores',
    aspect_ratio: '16:9',
    resolution: '1K',
    seed: 1,
  }),
  'ie-2': from({
    prompt: 'A quiet desert at sunrise, sandstone mesas, a cactus in front, violet and orange light, a thin moon',
    aspect_ratio: '16:9',
    resolution: '512',
    num_images: 4,
    seed: 1,
  }),
  'ie-3': from({
    prompt: 'The pear of Image 1 in front of Image 2, in the colours of Image 3',
    input_image: [pear, forest, street],
    aspect_ratio: '16:9',
    size: '1K',
    seed: 1,
  }),
  'ie-4': from({
    prompt: 'A harbour town on a hillside, boats resting on still water, wide 16:9 format',
    size: '2K',
    num_images: 4,
    seed: 1,
  }),
  'ie-5': edited(forest, {
    prompt: 'Golden evening light, a little warmer, with soft film grain',
    input_image: [forest],
    aspect_ratio: '16:9',
    seed: 1,
  }),
  'ie-6': from({
    prompt: 'A lone sailing boat on a calm turquoise bay, white cliffs, high summer clouds',
    aspect_ratio: '21:9',
    resolution: '1K',
    seed: 1,
  }),
  'ie-7': from({
    prompt: 'A mood board of all references',
    input_image: [pear, lighthouse, forest, street],
    aspect_ratio: '16:9',
    resolution: '1K',
    seed: 1,
  }),
  'ie-8': from({
    prompt: 'A city skyline after rain at night, neon reflections on the wet street, low clouds lit from below',
    aspect_ratio: '16:9',
    seed: 1,
  }),
  'ie-9': from({
    prompt:
      'A sandy beach at noon. [{"id":"pear_1","bbox":[420,560,900,920],"desc":"the pear of image 1"},{"id":"palm_1","bbox":[80,60,860,360],"desc":"a palm tree"}]',
    input_image: [pear],
    aspect_ratio: '16:9',
    resolution: '1k',
    seed: 1,
  }),
  'ie-10': edited(lighthouse, {
    prompt: 'Black and white with strong contrast and a soft vignette',
    input_image: lighthouse,
    seed: 1,
  }),
  'ie-11': edited(windmill, { input_image: windmill, upscale_factor: '4x', enhance_model: 'Low Resolution V2' }),
  'ie-12': edited(ship, { input_image: ship, upscale_factor: 4, creativity: 0.8, seed: 1 }),
  'ie-13': edited(woman, { prompt: 'the woman', input_image: woman }),
  'v-1': edited('/examples/v-7.webp', { input_video: hills, adjust_exposure: 0.8, boost_saturation: 0.9 }),
  'v-2': from({
    prompt: 'Waves roll onto a rocky shore at sunset, gulls overhead, the camera glides slowly to the right',
    seconds: '4',
    seed: 1,
  }),
  'v-3': from({
    prompt: 'Snow falls on a quiet pine forest at dusk, the camera rises slowly above the trees',
    width: 832,
    height: 480,
    num_frames: 81,
    seed: 1,
  }),
  'v-4': from({
    prompt: 'Waves at sunset in Video 1, then the balloon of Video 2',
    input_videos: [waves, hills],
    seed: 1,
  }),
  'v-5': from({
    prompt: 'Slow push in, drifting light, a breath of wind',
    input_image: lake,
    resolution: '720P',
    duration: 4,
    seed: 1,
  }),
  'v-6': from({
    prompt: 'Image 1, then Image 2, then Image 3, slow push in',
    reference_images: [boat, street, forest],
    resolution: '720P',
    duration: 4,
    seed: 1,
  }),
  'v-7': from({
    prompt: 'A hot-air balloon drifts over a green valley at sunrise, slow pan, birds in the distance',
    resolution: '720P',
    duration: 4,
    seed: 1,
  }),
  'v-8': from({
    prompt: 'Evening falls, slow push in',
    input_image: forest,
    last_frame_image: evening,
    aspect_ratio: '16:9',
    resolution: '720p',
    duration: 4,
    seed: 1,
  }),
  'v-9': from({
    prompt: '@Image 1 in the rain, then @Video 1',
    input_images: [street],
    input_videos: [hills],
    aspect_ratio: '16:9',
    resolution: '480P',
    duration: 4,
    seed: 1,
  }),
  'v-10': from({
    prompt: 'A steam train crosses a stone viaduct in autumn hills, drifting smoke, the camera follows from the side',
    resolution: '480p',
    duration: 4,
    seed: 1,
  }),
  'v-11': from({
    prompt: 'Rain on a city street at night, neon in the puddles, distant thunder, the camera drifts forward',
    resolution: '720p',
    duration: 4,
    seed: 1,
  }),
};
