import type { Renderer, RenderTable } from '../service/render/renderer.ts';

// The code of a model is imported when it is first used: a process that paints scenes never loads a video encoder.
const renders: RenderTable = {
  'ie-1': async () => (await import('./compose/render-prompted-image.ts')).renderPromptedImage,
  'ie-2': async () => (await import('./compose/render-prompted-image.ts')).renderCandidates,
  'ie-3': async () => (await import('./compose/render-reference-image.ts')).renderReferenceImage,
  'ie-4': async () => (await import('./compose/render-reference-image.ts')).renderSeries,
  'ie-5': async () => (await import('./compose/render-reference-image.ts')).renderCombination,
  'ie-6': async () => (await import('./compose/render-planned-image.ts')).renderWideImage,
  'ie-7': async () => (await import('./compose/render-planned-image.ts')).renderManyReferences,
  'ie-8': async () => (await import('./compose/render-planned-image.ts')).renderPlannedImage,
  'ie-9': async () => (await import('./compose/render-layout.ts')).renderLayout,
  'ie-10': async () => (await import('./edit/render-single-edit.ts')).renderSingleEdit,
  'ie-11': async () => (await import('./edit/render-upscale.ts')).renderUpscale,
  'ie-12': async () => (await import('./edit/render-creative-upscale.ts')).renderCreativeUpscale,
  'ie-13': async () => (await import('./edit/render-segmentation.ts')).renderSegmentation,
  'ig-1': async () => (await import('./scene/render-scene-image.ts')).renderSceneImage,
  'ig-2': async () => (await import('./poster/render-poster.ts')).renderPoster,
  'ig-3': async () => (await import('./compose/render-alpha-image.ts')).renderAlphaImage,
  'v-1': async () => (await import('./video/hdr/render-hdr.ts')).renderHdr,
  'v-5': async () => (await import('./video/renders/render-animated-image.ts')).renderAnimatedImage,
  'v-7': async () => (await import('./video/renders/render-scene-video.ts')).renderSceneVideo,
  'v-2': async () => (await import('./video/renders/render-video-with-audio.ts')).renderVideoWithAudio,
  'v-3': async () => (await import('./video/renders/render-exact-video.ts')).renderExactVideo,
  'v-4': async () => (await import('./video/renders/render-cut-videos.ts')).renderCutVideos,
  'v-6': async () => (await import('./video/renders/render-reference-video.ts')).renderReferenceVideo,
  'v-8': async () => (await import('./video/renders/render-keyframe-video.ts')).renderKeyframeVideo,
  'v-11': async () => (await import('./video/renders/render-video-with-audio.ts')).renderVideoWithAudio,
  'v-9': async () => (await import('./video/renders/render-unified-video.ts')).renderUnifiedVideo,
  'v-10': async () => (await import('./video/renders/render-long-video.ts')).renderLongVideo,
};

/** The renderer that comes with Easel: classical drawing and video processing, without a neural model. */
export const renderer: Renderer = {
  name: 'Easel built-in',
  isNeural: false,
  note: 'Built into Easel, no neural model',
  load: async (model) => (Object.hasOwn(renders, model) ? renders[model]() : null),
};
