/** Red, green and blue of one colour. Each use says what the numbers mean. */
export type Triple = readonly [number, number, number];

/** A 3 × 3 matrix by rows. */
export type Matrix = readonly [Triple, Triple, Triple];

/** Sets of primaries that videos use, all with white D65. */
export type Primaries = 'bt709' | 'bt601-525' | 'bt601-625' | 'p3-d65' | 'bt2020';

// CIE 1931 x, y of red, green, blue: ITU-R BT.709-6, BT.601-7, SMPTE RP 431-2, ITU-R BT.2020-2.
const chromaticities: Record<Primaries, readonly [number, number][]> = {
  bt709: [
    [0.64, 0.33],
    [0.3, 0.6],
    [0.15, 0.06],
  ],
  'bt601-525': [
    [0.63, 0.34],
    [0.31, 0.595],
    [0.155, 0.07],
  ],
  'bt601-625': [
    [0.64, 0.33],
    [0.29, 0.6],
    [0.15, 0.06],
  ],
  'p3-d65': [
    [0.68, 0.32],
    [0.265, 0.69],
    [0.15, 0.06],
  ],
  bt2020: [
    [0.708, 0.292],
    [0.17, 0.797],
    [0.131, 0.046],
  ],
};
const whitePoint = [0.3127, 0.329] as const;

/** A matrix times a colour. */
export function multiply(matrix: Matrix, colour: Triple): [number, number, number] {
  const [first, second, third] = matrix;
  const [red, green, blue] = colour;
  return [
    first[0] * red + first[1] * green + first[2] * blue,
    second[0] * red + second[1] * green + second[2] * blue,
    third[0] * red + third[1] * green + third[2] * blue,
  ];
}

function product(left: Matrix, right: Matrix): Matrix {
  const column = (index: 0 | 1 | 2) => multiply(left, [right[0][index], right[1][index], right[2][index]]);
  const [first, second, third] = [column(0), column(1), column(2)];
  return [
    [first[0], second[0], third[0]],
    [first[1], second[1], third[1]],
    [first[2], second[2], third[2]],
  ];
}

function inverse(matrix: Matrix): Matrix {
  const [[a, b, c], [d, e, f], [g, h, i]] = matrix;
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const scale = 1 / determinant;
  return [
    [(e * i - f * h) * scale, (c * h - b * i) * scale, (b * f - c * e) * scale],
    [(f * g - d * i) * scale, (a * i - c * g) * scale, (c * d - a * f) * scale],
    [(d * h - e * g) * scale, (b * g - a * h) * scale, (a * e - b * d) * scale],
  ];
}

const toXyz = ([x, y]: readonly [number, number]): Triple => [x / y, 1, (1 - x - y) / y];

/** From linear light in these primaries to CIE XYZ, white at Y = 1 (SMPTE RP 177). */
function xyzMatrix(primaries: Primaries): Matrix {
  const [red, green, blue] = chromaticities[primaries].map(toXyz) as [Triple, Triple, Triple];
  const columns: Matrix = [
    [red[0], green[0], blue[0]],
    [red[1], green[1], blue[1]],
    [red[2], green[2], blue[2]],
  ];
  const amounts = multiply(inverse(columns), toXyz(whitePoint));
  const scaled = (row: Triple): Triple => [row[0] * amounts[0], row[1] * amounts[1], row[2] * amounts[2]];
  return [scaled(columns[0]), scaled(columns[1]), scaled(columns[2])];
}

/** From linear light in one set of primaries to linear light in another. White is preserved. */
export function conversionMatrix(from: Primaries, to: Primaries): Matrix {
  return product(inverse(xyzMatrix(to)), xyzMatrix(from));
}

/** The shares of red, green and blue of these primaries in the luminance. */
export function luminanceWeights(primaries: Primaries): Triple {
  return xyzMatrix(primaries)[1];
}
