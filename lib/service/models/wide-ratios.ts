/** The proportions of IE-6, IE-7 and IE-8: the usual ones, and strips up to eight times as long as wide. */
export const wideRatios = [
  'auto',
  '1:1',
  '16:9',
  '9:16',
  '4:3',
  '3:4',
  '3:2',
  '2:3',
  '4:5',
  '5:4',
  '21:9',
  '4:1',
  '1:4',
  '8:1',
  '1:8',
] as const;
