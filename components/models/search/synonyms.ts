import type { ModelTrait } from './model-traits';
import { germanSynonyms } from './synonyms.de';

/** Words of the field, and what they ask for. */
export interface Synonym {
  terms: readonly string[];
  /** A model with one of these does what the words ask for; with the first, it fits best. */
  traits: readonly ModelTrait[];
  /** What comes close, but does not do it. */
  near?: readonly ModelTrait[];
}

/**
 * The English words by which people look for models, in one place. Words that no model of today fulfils are here too:
 * otherwise a part of them would find models that can’t do it. Small words such as “to” and “the” don’t matter, and typing
 * errors are forgiven by the search.
 */
const english: readonly Synonym[] = [
  {
    terms: [
      'text to image',
      't2i',
      'txt2img',
      'image from text',
      'image generator',
      'generate image',
      'draw',
      'illustration',
    ],
    traits: ['text-to-image'],
  },
  {
    terms: [
      'text to video',
      't2v',
      'txt2vid',
      'video from text',
      'video generator',
      'generate video',
      'film',
      'movie',
      'clip',
    ],
    traits: ['text-to-video', 'makes-video'],
  },
  {
    terms: [
      'image to video',
      'i2v',
      'img2vid',
      'photo to video',
      'picture to video',
      'video from image',
      'animate',
      'animation',
      'animate photo',
      'motion',
      'bring to life',
    ],
    traits: ['animates-only', 'animate', 'image-to-video'],
  },
  { terms: ['image to image', 'i2i', 'img2img', 'edit image', 'photo editor', 'retouch', 'change'], traits: ['edit'] },
  { terms: ['video to video', 'v2v', 'vid2vid', 'edit video', 'restyle video'], traits: ['convert', 'video-to-video'] },
  { terms: ['video', 'videos'], traits: ['makes-video'] },
  { terms: ['image', 'images', 'picture', 'pictures'], traits: ['makes-image'] },
  {
    terms: ['inpaint', 'inpainting', 'fill', 'generative fill', 'replace object', 'remove object', 'erase', 'eraser'],
    traits: ['takes-mask', 'inpaint'],
    near: ['edit'],
  },
  {
    terms: ['outpaint', 'outpainting', 'uncrop', 'expand image', 'extend image', 'reframe'],
    traits: ['outpaint'],
    near: ['many-ratios', 'edit'],
  },
  {
    terms: ['mask', 'masking', 'segment', 'segmentation', 'select subject', 'matte', 'alpha'],
    traits: ['makes-mask', 'takes-mask'],
    near: ['cut-out'],
  },
  {
    terms: [
      'remove background',
      'background removal',
      'background remover',
      'cutout',
      'isolate',
      'clipping',
      'green screen',
    ],
    traits: ['cut-out', 'transparent'],
  },
  {
    terms: ['transparent background', 'transparency', 'transparent', 'png', 'sticker', 'no background'],
    traits: ['transparent', 'cut-out'],
  },
  {
    terms: [
      'upscaler',
      'upscaling',
      'enhance',
      'enhancer',
      'super resolution',
      'increase resolution',
      'enlarge',
      'sharpen',
      'restore',
      'denoise',
      'deblur',
    ],
    traits: ['upscale'],
  },
  {
    terms: ['4k', 'high resolution', 'hires', 'uhd', 'large format', 'print'],
    traits: ['high-resolution'],
    near: ['upscale'],
  },
  {
    terms: [
      'logo',
      'typography',
      'lettering',
      'readable text',
      'poster',
      'flyer',
      'cover',
      'sign',
      'banner',
      'headline',
      'title',
      'font',
    ],
    traits: ['lettering-first', 'lettering'],
  },
  {
    terms: ['talking', 'talking head', 'lip sync', 'lipsync', 'avatar'],
    traits: ['lip-sync'],
    near: ['speech', 'takes-audio', 'makes-audio'],
  },
  {
    terms: ['speech', 'dialogue', 'voice', 'voice over', 'text to speech', 'narration'],
    traits: ['speech', 'lip-sync'],
    near: ['makes-audio', 'takes-audio'],
  },
  {
    terms: ['audio', 'sound', 'sound effects', 'sfx', 'music', 'soundtrack', 'with sound', 'soundscape'],
    traits: ['makes-audio', 'takes-audio'],
  },
  { terms: ['fast', 'quick', 'draft', 'speed', 'turbo', 'realtime', 'quickest'], traits: ['quick', 'speed-setting'] },
  { terms: ['cheap', 'free', 'cheapest', 'no cost', 'budget', 'low cost'], traits: ['free'] },
  { terms: ['face swap', 'faceswap', 'swap faces', 'deepfake'], traits: ['face-swap'], near: ['references', 'edit'] },
  {
    terms: ['portrait', 'face', 'person', 'people', 'headshot', 'character'],
    traits: ['faces'],
    near: ['text-to-image', 'edit'],
  },
  {
    terms: ['photo', 'photograph', 'photorealistic', 'realistic', 'product', 'product photo', 'packshot', 'mockup'],
    traits: ['photographs'],
    near: ['text-to-image', 'edit'],
  },
  { terms: ['first frame', 'start frame', 'starting image', 'keyframe'], traits: ['first-frame'] },
  {
    terms: [
      'last frame',
      'end frame',
      'final frame',
      'first last frame',
      'frame to frame',
      'transition',
      'morph',
      'interpolate',
      'keyframes',
    ],
    traits: ['last-frame'],
  },
  { terms: ['loop', 'seamless loop', 'looping video'], traits: ['loops'], near: ['last-frame'] },
  {
    terms: [
      'reference',
      'references',
      'reference image',
      'mood board',
      'moodboard',
      'collage',
      'combine images',
      'blend',
      'merge',
    ],
    traits: ['references'],
  },
  { terms: ['consistent character', 'character reference'], traits: ['same-character'], near: ['references'] },
  {
    terms: ['style', 'style transfer', 'style reference', 'restyle', 'look', 'colour grade', 'color grade'],
    traits: ['styles'],
    near: ['edit', 'references'],
  },
  { terms: ['relight', 'relighting', 'change lighting'], traits: ['relight'], near: ['edit'] },
  { terms: ['colorize', 'colourise', 'colorise', 'black and white to color'], traits: ['colorize'], near: ['edit'] },
  { terms: ['virtual try on', 'try on', 'dress', 'fashion try on'], traits: ['try-on'], near: ['references', 'edit'] },
  {
    terms: ['controlnet', 'pose', 'openpose', 'depth map', 'canny', 'edge map', 'sketch to image'],
    traits: ['guided'],
    near: ['boxes', 'references'],
  },
  { terms: ['3d', '3d model', 'mesh', 'gaussian splat', 'texture'], traits: ['three-d'] },
  { terms: ['vector', 'svg', 'vectorize', 'vectorise'], traits: ['vector'], near: ['lettering-first'] },
  {
    terms: ['motion transfer', 'motion capture', 'character animation', 'dance'],
    traits: ['motion-transfer'],
    near: ['animates-only', 'animate'],
  },
  { terms: ['hdr', 'high dynamic range', 'tone map', 'hlg', '10 bit', 'dolby'], traits: ['hdr'] },
  {
    terms: ['high frame rate', '60 fps', '50 fps', 'smooth', 'frame rate'],
    traits: ['high-frame-rate'],
  },
  { terms: ['slow motion', 'slowmo'], traits: ['slow-motion'], near: ['high-frame-rate'] },
  {
    terms: ['extend', 'extend video', 'continue', 'continuation', 'longer', 'continue video'],
    traits: ['extends'],
    near: ['montage', 'video-to-video', 'long-video'],
  },
  { terms: ['long video', 'long', '30 seconds', 'minute'], traits: ['long-video'] },
  {
    terms: [
      'montage',
      'cut clips',
      'combine videos',
      'storyboard',
      'multi shot',
      'sequence',
      'video editor',
      'edit clips',
    ],
    traits: ['montage'],
    near: ['references'],
  },
  { terms: ['variations', 'variants', 'batch', 'series', 'several images', 'set'], traits: ['several-results'] },
  { terms: ['layout', 'composition', 'boxes', 'bounding box', 'regions', 'placement', 'position'], traits: ['boxes'] },
  {
    terms: ['exact size', 'custom size', 'dimensions', 'pixels', 'resolution', 'width height'],
    traits: ['exact-size'],
    near: ['high-resolution'],
  },
  {
    terms: ['panorama', 'aspect ratio', 'ultrawide', 'wide', 'vertical', 'widescreen'],
    traits: ['many-ratios', 'exact-size'],
  },
];

/** All of them, English and German: people search in either, whatever language the page is in. */
export const synonyms: readonly Synonym[] = english.map(({ terms, ...meaning }) => ({
  terms: [...terms, ...terms.flatMap((term) => germanSynonyms[term] ?? [])],
  ...meaning,
}));
