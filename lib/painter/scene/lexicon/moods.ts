/** Moods of an image, with the words that name each. */
export const moods = {
  calm: 'calm, serene, peaceful, tranquil, quiet, still, gentle, meditative, zen, silent, soothing, relaxing, placid, idyllic',
  dramatic: 'dramatic, epic, intense, powerful, majestic, grand, heroic, cinematic, awe-inspiring, monumental, moody',
  melancholic:
    'melancholic, melancholy, sad, lonely, somber, sombre, wistful, nostalgic, desolate, gloomy, bleak, solitude, solitary, forlorn',
  joyful:
    'joyful, happy, cheerful, playful, festive, lively, bright mood, whimsical, fun, sunny, radiant, optimistic, uplifting',
  mysterious:
    'mysterious, mystic, mystical, enigmatic, ethereal, dreamy, dreamlike, surreal, magical, enchanted, fantasy, otherworldly, fairytale, fairy tale',
  romantic: 'romantic, tender, lovely, love, sensual, delicate',
  eerie: 'eerie, spooky, haunted, creepy, sinister, ominous, horror, uncanny, ghostly, apocalyptic, dystopian',
  cosy: 'cosy, cozy, homely, intimate, snug, rustic, hygge, inviting',
} as const;

/** A mood. */
export type Mood = keyof typeof moods;

/** Colour treatments, with the words that name each. */
export const tones = {
  pastel: 'pastel, pastels, soft colors, soft colours, powdery, candy, pale colors, pale colours',
  neon: 'neon, cyberpunk, synthwave, vaporwave, glowing, luminous, fluorescent, electric, outrun',
  vivid:
    'vivid, vibrant, saturated, colorful, colourful, bold, bold colors, bold colours, rich colors, rich colours, psychedelic, bright colors, bright colours',
  muted:
    'muted, desaturated, faded, subdued, earthy, earth tones, subtle, understated, washed-out, washed out, toned down',
  monochrome: 'monochrome, black and white, black-and-white, grayscale, greyscale, noir, film noir, charcoal, b&w',
  sepia:
    'sepia, old photograph, old photo, aged photograph, aged photo, antique photograph, antique photo, vintage photograph, vintage photo, vintage print, vintage postcard, vintage look, vintage style, retro look, retro style',
  dark: 'dark, low-key, low key, shadowy, chiaroscuro, dim',
  light: 'bright, airy, high-key, high key, luminous light, light-filled',
  warm: 'warm, warm tones, warm colors, warm colours, toasty',
  cool: 'cool, cold, cool tones, cool colors, cool colours, chilly, frigid',
} as const;

/** A colour treatment. */
export type Tone = keyof typeof tones;

/** Painting media, with the words that name each. */
export const media = {
  gouache: 'gouache, illustration, painted, painting, concept art, storybook, tempera',
  watercolour: 'watercolour, watercolor, aquarelle, wash',
  print:
    'screen print, screenprint, silkscreen, risograph, riso, linocut, woodcut, woodblock, ukiyo-e, poster art, travel poster, lithograph, flat design, flat, minimalist, minimal, minimalism, vector',
  oil: 'oil, oil painting, impasto, impressionist, impressionism, van gogh, monet, acrylic, palette knife, expressionist',
  film: 'photo, photograph, photography, photorealistic, realistic, 35mm, analog, analogue, film grain, kodak, portra',
} as const;

/** A painting medium. */
export type Medium = keyof typeof media;
