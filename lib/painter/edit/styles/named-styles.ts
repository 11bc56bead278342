import type { Style, StyleTone } from './style.ts';

const tone = (hue: number, chroma: number): StyleTone => ({ hue, chroma });

function look(
  shadows: StyleTone,
  middles: StyleTone,
  highlights: StyleTone,
  light: Partial<Pick<Style, 'ownColour' | 'exposure' | 'contrast' | 'fade'>> = {},
): Style {
  return { shadows, middles, highlights, ownColour: 0.6, exposure: 0, contrast: 0.15, fade: 0, ...light };
}

/** Looks and the words that ask for them. */
export const namedStyles: readonly { words: RegExp; style: Style }[] = [
  {
    words: /\b(?:autumn(?:al)?|fall colou?rs|harvest)\b/u,
    style: look(tone(32, 0.06), tone(52, 0.1), tone(80, 0.075), { ownColour: 0.45, contrast: 0.22 }),
  },
  {
    words: /\b(?:cyber ?punk|synthwave|vaporwave|neon|retrowave)\b/u,
    style: look(tone(285, 0.12), tone(330, 0.13), tone(200, 0.1), { ownColour: 0.4, contrast: 0.45, exposure: -0.15 }),
  },
  {
    words: /\bpastels?\b/u,
    style: look(tone(310, 0.035), tone(355, 0.025), tone(95, 0.018), {
      ownColour: 0.9,
      exposure: 0.6,
      contrast: 0,
      fade: 0.22,
    }),
  },
  {
    words: /\b(?:golden hour|sunset|sunrise|dawn|golden light)\b/u,
    style: look(tone(345, 0.05), tone(52, 0.1), tone(76, 0.11), { ownColour: 0.42, contrast: 0.22, exposure: 0.04 }),
  },
  {
    words: /\b(?:moonlight|moonlit|night(?:time)?|midnight)\b/u,
    style: look(tone(268, 0.06), tone(258, 0.06), tone(235, 0.03), { ownColour: 0.32, exposure: -0.62, contrast: 0.2 }),
  },
  {
    words: /\b(?:dusk|twilight|blue hour)\b/u,
    style: look(tone(280, 0.075), tone(285, 0.06), tone(30, 0.05), { ownColour: 0.5, exposure: -0.28, contrast: 0.12 }),
  },
  {
    words: /\b(?:teal and orange|cinematic|film(?:ic)? look|blockbuster|movie)\b/u,
    style: look(tone(215, 0.055), tone(60, 0.04), tone(70, 0.05), { ownColour: 0.8, contrast: 0.38 }),
  },
  {
    words: /\b(?:wint(?:er|ry)|icy?|frost(?:y|ed)?|arctic|snowy|cold light)\b/u,
    style: look(tone(255, 0.05), tone(235, 0.04), tone(220, 0.02), { ownColour: 0.5, exposure: 0.14, fade: 0.1 }),
  },
  {
    words: /\b(?:spring(?:time)?|fresh)\b/u,
    style: look(tone(150, 0.03), tone(125, 0.045), tone(100, 0.03), { ownColour: 0.9, exposure: 0.16, contrast: 0.05 }),
  },
  {
    words: /\b(?:summer|sunny|tropical)\b/u,
    style: look(tone(230, 0.02), tone(90, 0.045), tone(90, 0.05), { ownColour: 1.15, exposure: 0.14, contrast: 0.2 }),
  },
  {
    words: /\b(?:noir|gritty)\b/u,
    style: look(tone(260, 0.012), tone(260, 0.008), tone(90, 0.006), {
      ownColour: 0.04,
      contrast: 0.75,
      exposure: -0.14,
    }),
  },
  {
    words: /\b(?:goth(?:ic)?|dark mood|moody|sombre|somber|brooding|gloomy)\b/u,
    style: look(tone(245, 0.03), tone(230, 0.025), tone(70, 0.02), { ownColour: 0.5, exposure: -0.38, contrast: 0.3 }),
  },
  {
    words: /\b(?:dreamy|ethereal|romantic|soft light|fairy ?tale|whimsical)\b/u,
    style: look(tone(320, 0.04), tone(350, 0.035), tone(60, 0.03), {
      ownColour: 0.72,
      exposure: 0.2,
      contrast: 0,
      fade: 0.32,
    }),
  },
  {
    words: /\b(?:desert|dusty|western|sahara|mars)\b/u,
    style: look(tone(35, 0.05), tone(60, 0.075), tone(78, 0.055), { ownColour: 0.42, contrast: 0.12, fade: 0.14 }),
  },
  {
    words: /\b(?:ocean|under ?water|aquatic|deep sea|marine)\b/u,
    style: look(tone(245, 0.075), tone(212, 0.075), tone(195, 0.05), { ownColour: 0.42, contrast: 0.1 }),
  },
  {
    words: /\b(?:forest|jungle|mossy|matrix|lush)\b/u,
    style: look(tone(165, 0.045), tone(142, 0.06), tone(112, 0.04), {
      ownColour: 0.6,
      contrast: 0.18,
      exposure: -0.06,
    }),
  },
  {
    words: /\b(?:fire|fiery|lava|inferno|hell|apocalyptic|volcanic)\b/u,
    style: look(tone(18, 0.09), tone(40, 0.13), tone(80, 0.11), { ownColour: 0.3, contrast: 0.45, exposure: -0.12 }),
  },
  {
    words: /\b(?:foggy|misty|hazy|overcast|rainy|storm(?:y)?)\b/u,
    style: look(tone(245, 0.02), tone(235, 0.018), tone(220, 0.008), {
      ownColour: 0.42,
      contrast: 0,
      fade: 0.5,
      exposure: 0.06,
    }),
  },
  {
    words: /\b(?:candy|bubble ?gum|kawaii|playful|cotton candy)\b/u,
    style: look(tone(310, 0.07), tone(350, 0.075), tone(200, 0.04), { ownColour: 0.85, exposure: 0.2, fade: 0.16 }),
  },
  {
    words: /\b(?:earthy|earth tones?|natural tones?|rustic|cottage)\b/u,
    style: look(tone(60, 0.03), tone(75, 0.045), tone(90, 0.03), { ownColour: 0.6, fade: 0.16 }),
  },
  {
    words: /\b(?:christmas|festive|cosy|cozy|candle ?light|fire ?light|hygge)\b/u,
    style: look(tone(25, 0.06), tone(50, 0.07), tone(78, 0.08), { ownColour: 0.8, contrast: 0.2, exposure: -0.06 }),
  },
  {
    words: /\b(?:alien|toxic|radioactive|sci-?fi)\b/u,
    style: look(tone(290, 0.08), tone(150, 0.1), tone(120, 0.1), { ownColour: 0.4, contrast: 0.35 }),
  },
  {
    words: /\b(?:luxur(?:y|ious)|elegant|royal|opulent)\b/u,
    style: look(tone(300, 0.05), tone(70, 0.035), tone(85, 0.06), { ownColour: 0.7, contrast: 0.35, exposure: -0.1 }),
  },
];
