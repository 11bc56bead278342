import { describe, expect, it } from 'vitest';
import { optionLabel } from './option-label.ts';

describe('optionLabel', () => {
  it.each([
    ['HIGH_QUALITY', 'High quality'],
    ['high_quality', 'High quality'],
    ['high-quality', 'High quality'],
    ['highQuality', 'High quality'],
    ['PHOTOREALISTIC', 'Photorealistic'],
    ['LOW', 'Low'],
    ['AUTO', 'Auto'],
    ['NONE', 'None'],
    ['HDR_VIDEO', 'HDR video'],
    ['text-to-video', 'Text to video'],
    ['2d_art_poster', '2D art poster'],
    ['digital_illustration/hand_drawn', 'Digital illustration / Hand drawn'],
    ['Realistic_Vision', 'Realistic Vision'],
    ['style_2', 'Style 2'],
    ['auto_2K', 'Auto 2K'],
    ['json', 'JSON'],
    ['LORA', 'LoRA'],
  ])('writes %s in words', (value, label) => {
    expect(optionLabel(value)).toBe(label);
  });

  it.each([
    ['landscape_16_9', 'Landscape 16:9'],
    ['LANDSCAPE_16_9', 'Landscape 16:9'],
    ['portrait_4_3', 'Portrait 4:3'],
    ['ASPECT_10_16', '10:16'],
    ['RATIO_16_9', '16:9'],
    ['16x9', '16:9'],
    ['21:9', '21:9'],
    ['RESOLUTION_512_1536', '512 × 1536'],
    ['1024x1536', '1024x1536'],
    ['square_hd', 'Square HD'],
  ])('writes the ratio %s as one', (value, label) => {
    expect(optionLabel(value)).toBe(label);
  });

  it.each([
    ['png', 'PNG'],
    ['webp', 'WebP'],
    ['mp3', 'MP3'],
    ['mp3_44100_128', 'mp3_44100_128'],
    ['gen4_turbo', 'gen4_turbo'],
    ['gpt-image-1', 'gpt-image-1'],
    ['v2.1', 'v2.1'],
    ['dall-e', 'dall-e'],
    ['pt-br', 'pt-br'],
    ['en-US', 'en-US'],
    ['DDIM', 'DDIM'],
    ['DreamShaper', 'DreamShaper'],
    ['21m00Tcm4TlvDq8ikWAM', '21m00Tcm4TlvDq8ikWAM'],
    ['image/png', 'image/png'],
    ['4k', '4k'],
    ['Standard V2', 'Standard V2'],
  ])('keeps the format, name or id %s recognizable', (value, label) => {
    expect(optionLabel(value)).toBe(label);
  });
});
