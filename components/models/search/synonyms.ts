import type { ModelTrait } from './model-traits';
import { germanSynonyms } from './synonyms.de';

/** Words of the field, and what they ask for: models with the first of these traits fit best. */
export interface Synonym {
  /** The first one explains a find: “Also: remove background”. */
  terms: readonly string[];
  traits: readonly ModelTrait[];
}

/**
 * The English words by which people look for models, in one place. Small words such as “to” and “the” don’t matter, and typing
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
    traits: ['takes-mask', 'edit'],
  },
  {
    terms: ['outpaint', 'outpainting', 'uncrop', 'expand image', 'extend image', 'reframe'],
    traits: ['outpaint', 'many-ratios', 'edit'],
  },
  {
    terms: ['mask', 'masking', 'segment', 'segmentation', 'select subject', 'matte', 'alpha'],
    traits: ['makes-mask', 'takes-mask', 'cut-out'],
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
  { terms: ['4k', 'high resolution', 'hires', 'uhd', 'large format', 'print'], traits: ['high-resolution', 'upscale'] },
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
    terms: ['talking', 'talking head', 'lip sync', 'lipsync', 'avatar', 'speech', 'dialogue', 'voice'],
    traits: ['speech', 'takes-audio', 'makes-audio'],
  },
  {
    terms: ['audio', 'sound', 'sound effects', 'sfx', 'music', 'soundtrack', 'with sound', 'soundscape'],
    traits: ['makes-audio', 'takes-audio'],
  },
  { terms: ['fast', 'quick', 'draft', 'speed', 'turbo', 'realtime', 'quickest'], traits: ['quick', 'speed-setting'] },
  { terms: ['cheap', 'free', 'cheapest', 'no cost', 'budget', 'low cost'], traits: ['free'] },
  {
    terms: ['portrait', 'face', 'person', 'people', 'headshot', 'character'],
    traits: ['faces', 'text-to-image', 'edit'],
  },
  {
    terms: ['photo', 'photograph', 'photorealistic', 'realistic', 'product', 'product photo', 'packshot', 'mockup'],
    traits: ['photographs', 'text-to-image', 'edit'],
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
      'loop',
    ],
    traits: ['last-frame'],
  },
  {
    terms: [
      'reference',
      'references',
      'reference image',
      'consistent character',
      'character reference',
      'mood board',
      'moodboard',
      'collage',
      'combine images',
      'blend',
      'merge',
    ],
    traits: ['references'],
  },
  {
    terms: ['style', 'style transfer', 'style reference', 'restyle', 'look', 'colour grade', 'color grade', 'relight'],
    traits: ['styles', 'edit', 'references'],
  },
  { terms: ['hdr', 'high dynamic range', 'tone map', 'hlg', '10 bit', 'dolby'], traits: ['hdr'] },
  {
    terms: ['slow motion', 'slowmo', 'high frame rate', '60 fps', '50 fps', 'smooth', 'frame rate'],
    traits: ['high-frame-rate'],
  },
  {
    terms: ['extend', 'extend video', 'continue', 'continuation', 'longer', 'continue video'],
    traits: ['montage', 'video-to-video', 'long-video'],
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
    traits: ['montage', 'references'],
  },
  { terms: ['variations', 'variants', 'batch', 'series', 'several images', 'set'], traits: ['several-results'] },
  { terms: ['layout', 'composition', 'boxes', 'bounding box', 'regions', 'placement', 'position'], traits: ['boxes'] },
  {
    terms: ['exact size', 'custom size', 'dimensions', 'pixels', 'resolution', 'width height'],
    traits: ['exact-size', 'high-resolution'],
  },
  {
    terms: ['panorama', 'aspect ratio', 'ultrawide', 'wide', 'vertical', 'widescreen'],
    traits: ['many-ratios', 'exact-size'],
  },
];

/** All of them, English and German: people search in either, whatever language the page is in. */
export const synonyms: readonly Synonym[] = english.map(({ terms, traits }) => ({
  terms: [...terms, ...terms.flatMap((term) => germanSynonyms[term] ?? [])],
  traits,
}));
