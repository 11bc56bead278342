/** A colour word and what it means: 8-bit sRGB. */
export interface NamedColour {
  name: string;
  rgb: readonly [red: number, green: number, blue: number];
}

// Words of painters and designers more than of CSS, whose "green" is dull and whose "gold" is lemon.
const table = `
  red d9261c, crimson b3123a, scarlet e8301a, ruby a8123f, burgundy 6d1229, maroon 741a22, vermilion e34323, brick 9c3a2c,
  cherry c01530, blood red 7a0c12, rust a5452a, terracotta c5633f, copper b8693a, bronze 9a6a34, coral ff7558, salmon fa8f77,
  peach ffbd94, apricot fdb77a, orange f5851f, tangerine f7761e, amber ffb31a, ochre c68a2b, mustard d3a51f, gold e0b03a,
  golden e3b23c, honey e0a03c, yellow fbdb1e, lemon fbe94e, cream f8efd2, ivory f9f5e3, vanilla f5e7b9, beige dccbaa,
  sand d9c08f, tan c9a678, khaki b5a46d, camel bf9157, caramel b8722f, cinnamon a3552a, chestnut 7b3d25, brown 79492a,
  chocolate 4f2d1d, coffee 533a2a, umber 5e432a, mahogany 5c1f1b, olive 7a7a2b, moss 67743a, lime a3dc32, chartreuse b6e02f,
  green 2f9e44, emerald 119a63, jade 1c9a75, mint a6e8c6, sage 9db092, forest green 23532e, hunter green 2d4f37, pine 1f4f43,
  sea green 2f8b6a, teal 127f80, turquoise 2fc7bd, aqua 3ed6d8, cyan 19c5df, petrol 14596b, sky blue 7cc3ee,
  baby blue a9d5f4, powder blue b5d3e7, ice blue cfe8f5, azure 2a86e8, cerulean 1f83c2, cobalt 1d49a8, royal blue 2d53c9,
  electric blue 1d5cff, ultramarine 2a2fa8, sapphire 133f95, blue 2563d9, denim 3a5f91, steel blue 4f7fae, slate 56677a,
  midnight blue 16204a, navy 1b2a57, indigo 40319c, violet 7443cf, purple 7d35ab, amethyst 9561c8, lavender bfaee8,
  lilac c7a5dc, periwinkle 9aa5ee, mauve ad83a9, plum 71305f, aubergine 3f1c3d, magenta d51f9c, fuchsia e830a8, pink f486b4,
  hot pink fb4b9f, rose e25c7d, blush efc0bc, dusty pink d39d9c, skin e2ac8b, white ffffff, snow fafcff, pearl efeae0,
  silver c3c7cc, grey 85888c, gray 85888c, charcoal 35393f, graphite 43474c, ash a9aaa8, black 0d0d0f, ebony 1c1a19, jet 121214,
  neon green 39ff3d, neon pink ff2fb4, neon blue 20b6ff, dark red 7b1113, dark green 164d27, dark blue 14276b,
  dark brown 3f2617, dark grey 3d4043, dark gray 3d4043, dark purple 3f1a5c, light blue a5cdf2, light green a6dba0,
  light pink f9c6d8, light grey cfd1d3, light gray cfd1d3, light brown ad8260, light yellow fbf1a5, light purple cbb4e8
`;

/** Every colour word that the built-in renderers know, longest names first so that a search finds "sky blue" before "blue". */
export const namedColours: readonly NamedColour[] = table
  .trim()
  .split(/,\s*/u)
  .map((entry): NamedColour => {
    const cut = entry.lastIndexOf(' ');
    const code = Number.parseInt(entry.slice(cut + 1), 16);
    return { name: entry.slice(0, cut), rgb: [code >> 16, (code >> 8) & 255, code & 255] };
  })
  .toSorted((one, other) => other.name.length - one.name.length || (one.name < other.name ? -1 : 1));

const byName = new Map(namedColours.map((colour) => [colour.name, colour]));

/** A regular expression's source that matches any colour word or hexadecimal code such as `#1f2a5c`; no groups inside. */
export const colourPattern: string = `(?:#[0-9a-f]{6}\\b|#[0-9a-f]{3}\\b|\\b(?:${namedColours
  .map(({ name }) => name.replace(' ', '[ -]'))
  .join('|')})\\b)`;

/** What a colour word or hexadecimal code means, or null when it is none. */
export function findColour(words: string): NamedColour | null {
  const name = words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, ' ');
  const code = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/u.exec(name)?.[1];
  if (name.startsWith('#') && code !== undefined) {
    const long = code.length === 3 ? code.replaceAll(/./gu, '$&$&') : code;
    const value = Number.parseInt(long, 16);
    return { name, rgb: [value >> 16, (value >> 8) & 255, value & 255] };
  }
  return byName.get(name) ?? null;
}

/** A colour found in a text, and where. */
export interface ColourMention extends NamedColour {
  index: number;
  length: number;
}

/** Every colour that a text names, in order. */
export function findColours(text: string): ColourMention[] {
  return [...text.toLowerCase().matchAll(new RegExp(colourPattern, 'gu'))].flatMap((match) => {
    const colour = findColour(match[0]);
    return colour === null ? [] : [{ ...colour, index: match.index, length: match[0].length }];
  });
}
