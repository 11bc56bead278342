import { describe, expect, it } from 'vitest';
import { fieldLabel, humaniseName, nameWords } from './field-label.ts';

describe('nameWords', () => {
  it('splits names of every notation', () => {
    for (const name of ['start_image_url', 'startImageUrl', 'startImageURL', 'Start Image Url', 'start-image-url'])
      expect(nameWords(name)).toEqual(['start', 'image', 'url']);
    expect(nameWords('RGBColor')).toEqual(['rgb', 'color']);
    expect(nameWords('imageURLs')).toEqual(['image', 'urls']);
  });
});

describe('humaniseName', () => {
  it.each([
    ['fps', 'FPS'],
    ['lora_scale', 'LoRA scale'],
    ['cfgScale', 'CFG scale'],
    ['rgb_values', 'RGB values'],
    ['enable_hdr', 'Enable HDR'],
    ['api_version', 'API version'],
    ['video_id', 'Video ID'],
    ['element_ids', 'Element IDs'],
    ['nsfw_filter', 'NSFW filter'],
    ['sdxl_refiner', 'SDXL refiner'],
    ['mp3_quality', 'MP3 quality'],
    ['webp_quality', 'WebP quality'],
    ['sign_with_c2pa', 'Sign with C2PA'],
    ['prores_profile', 'ProRes profile'],
    ['frame0', 'Frame 0'],
    ['duration_ms', 'Duration (ms)'],
    ['num_delay_ms', 'Number of delay (ms)'],
    ['role_arn', 'Role ARN'],
    ['ms', 'Ms'],
    ['image_base64', 'Image base64'],
    ['num_images', 'Number of images'],
    ['Num Steps', 'Number of steps'],
  ])('writes %s as people do', (name, label) => {
    expect(humaniseName(name)).toBe(label);
  });

  it.each([
    ['image_url', 'Image'],
    ['image_urls', 'Images'],
    ['reference_image_urls', 'Reference images'],
    ['input_images', 'Input images'],
    ['referenceUris', 'References'],
    ['gallery_urls', 'Galleries'],
    ['sketch_urls', 'Sketches'],
    ['audio_urls', 'Audio'],
    ['lora_urls', 'LoRAs'],
    ['webhook_url', 'Webhook URL'],
    ['url', 'URL'],
    ['urls', 'URLs'],
  ])('keeps the number of %s', (name, label) => {
    expect(humaniseName(name)).toBe(label);
  });
});

describe('fieldLabel', () => {
  it('replaces titles that a generator made from the name or the type', () => {
    expect(fieldLabel('image_urls', 'Image Urls')).toBe('Images');
    expect(fieldLabel('fps', 'Fps')).toBe('FPS');
    expect(fieldLabel('guidance_scale', 'Guidance scale')).toBe('Guidance scale');
    expect(fieldLabel('guidance_scale', 'Guidance Scale')).toBe('Guidance scale');
    expect(fieldLabel('start_image_url', 'Start Image URL')).toBe('Start image');
    expect(fieldLabel('steps', 'Int')).toBe('Steps');
    expect(fieldLabel('name', 'String')).toBe('Name');
    expect(fieldLabel('raw', 'Boolean')).toBe('Raw');
    expect(fieldLabel('cover', 'ImageUrl')).toBe('Cover');
  });

  it('leaves titles that people wrote', () => {
    expect(fieldLabel('negative_prompt', 'Leave out')).toBe('Leave out');
    expect(fieldLabel('steps', 'Sampling Steps')).toBe('Sampling Steps');
    expect(fieldLabel('openpose_strength', 'OpenPose strength')).toBe('OpenPose strength');
    expect(fieldLabel('tea_cache', 'TeaCache')).toBe('Tea cache');
    expect(fieldLabel('kvcache', 'KVCache')).toBe('KVCache');
  });
});
