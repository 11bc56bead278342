import type { Renderer, RenderTable } from '../service/render/renderer.ts';

// The code of a model is loaded when it is first drawn: a process that paints scenes never loads a video encoder.
const renders: RenderTable = {
  'ie-1': async () => (await import('./compose/render-brief-picture.ts')).renderBriefPicture,
  'ie-2': async () => (await import('./compose/render-brief-picture.ts')).renderCandidates,
  'ie-3': async () => (await import('./compose/render-reference-picture.ts')).renderReferencePicture,
  'ie-4': async () => (await import('./compose/render-reference-picture.ts')).renderSeries,
  'ie-5': async () => (await import('./compose/render-reference-picture.ts')).renderCombination,
  'ie-6': async () => (await import('./compose/render-thought-picture.ts')).renderWidePicture,
  'ie-7': async () => (await import('./compose/render-thought-picture.ts')).renderManyReferences,
  'ie-8': async () => (await import('./compose/render-thought-picture.ts')).renderPlannedPicture,
  'ie-9': async () => (await import('./compose/render-layout.ts')).renderLayout,
  'ie-10': async () => (await import('./edit/render-single-edit.ts')).renderSingleEdit,
  'ie-11': async () => (await import('./edit/render-upscale.ts')).renderUpscale,
  'ie-12': async () => (await import('./edit/render-creative-upscale.ts')).renderCreativeUpscale,
  'ie-13': async () => (await import('./edit/render-segmentation.ts')).renderSegmentation,
  'ig-1': async () => (await import('./scene/render-scene-image.ts')).renderSceneImage,
  'ig-2': async () => (await import('./poster/render-poster.ts')).renderPoster,
  'ig-3': async () => (await import('./compose/render-alpha-picture.ts')).renderAlphaPicture,
  'v-1': async () => (await import('./film/render-hdr.ts')).renderHdr,
  'v-5': async () => (await import('./film/render-animated-picture.ts')).renderAnimatedPicture,
  'v-7': async () => (await import('./film/render-scene-film.ts')).renderSceneFilm,
  'v-2': async () => (await import('./film/render-film-with-sound.ts')).renderFilmWithSound,
  'v-3': async () => (await import('./film/render-exact-film.ts')).renderExactFilm,
  'v-4': async () => (await import('./film/render-cut-films.ts')).renderCutFilms,
  'v-6': async () => (await import('./film/render-reference-film.ts')).renderReferenceFilm,
  'v-8': async () => (await import('./film/render-keyframe-film.ts')).renderKeyframeFilm,
  'v-11': async () => (await import('./film/render-film-with-sound.ts')).renderFilmWithSound,
  'v-9': async () => (await import('./film/render-unified-film.ts')).renderUnifiedFilm,
  'v-10': async () => (await import('./film/render-long-film.ts')).renderLongFilm,
};

/** The renderer that comes with Easel: classical drawing and film work, without a neural model. */
export const renderer: Renderer = {
  name: 'Easel built-in',
  isNeural: false,
  note: 'Drawn by the renderer built into Easel, by classical means. It has no neural model.',
  load: async (model) => (Object.hasOwn(renders, model) ? renders[model]() : null),
};
