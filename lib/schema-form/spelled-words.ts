const written = [
  '2D 3D AAC AI API ARN AVIF BPM CFG CGI CPU CRF CSV DPI EXIF FLAC FPS GIF GPT GPU HD HDR HEIC HLG HSL HTML',
  'HTTP HTTPS ID IP ISO JPEG JPG JSON LLM LUT MOV MP3 MP4 NSFW OCR OGG PCM PDF PNG PQ QR RGB RGBA SDE',
  'SDR SDXL SFX SSML SVG TIF TIFF TTS UHD UI URI URL UUID VAE VFX WAV XML LoRA LoRAs IDs URLs WebM WebP',
  'ControlNet ControlNets OpenAI AWS C2PA MKV ProRes DDIM DDPM DPM LMS PLMS PNDM UniPC',
];
const spelled = new Map(written.flatMap((line) => line.split(' ')).map((word) => [word.toLowerCase(), word]));

/** A lower-case word as it is written, where that is not in lower case: `FPS`, `LoRA`, `WebP`; null for other words. */
export function spelledWord(word: string): string | null {
  return spelled.get(word) ?? null;
}

/** Words as the beginning of a line, in sentence case: `image`, `url` become “Image URL”. */
export function sentenceCase(words: readonly string[]): string {
  const text = words.map((word) => spelledWord(word) ?? word).join(' ');
  const [first] = words;
  const isSpelled = first !== undefined && spelledWord(first) !== null;
  return isSpelled ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
