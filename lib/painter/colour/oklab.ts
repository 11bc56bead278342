/** A colour in OKLab: lightness 0 to 1, `a` toward red, `b` toward yellow. Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
export interface OklabColour {
  lightness: number;
  a: number;
  b: number;
}

/** The linear light (0 to 1) of an 8-bit sRGB code value, by table. IEC 61966-2-1. */
export const linearOfCode: Float32Array = Float32Array.from({ length: 256 }, (_, code) => decodeSrgb(code / 255));

/** sRGB signal 0 to 1 → linear light 0 to 1. */
export function decodeSrgb(signal: number): number {
  return signal <= 0.04045 ? signal / 12.92 : ((signal + 0.055) / 1.055) ** 2.4;
}

/** Linear light 0 to 1 → sRGB signal 0 to 1; what lies outside is clipped. */
export function encodeSrgb(light: number): number {
  if (light <= 0) return 0;
  if (light >= 1) return 1;
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Linear sRGB light (each 0 to 1) → OKLab. */
export function oklabOfLinear(red: number, green: number, blue: number): OklabColour {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** OKLab → linear sRGB light; components leave 0 to 1 for colours that sRGB cannot show. */
export function linearOfOklab({ lightness, a, b }: OklabColour): [red: number, green: number, blue: number] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** 8-bit sRGB → OKLab. */
export function oklabOfRgb(red: number, green: number, blue: number): OklabColour {
  return oklabOfLinear(linearOfCode[red] ?? 0, linearOfCode[green] ?? 0, linearOfCode[blue] ?? 0);
}
