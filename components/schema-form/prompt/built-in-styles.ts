/** Styles that come with Easel: plain words that models understand. Their texts go into prompts and stay English. */
export const builtInStyles = [
  { name: 'Soft window light', text: 'soft window light' },
  { name: 'Golden hour', text: 'warm low sun at golden hour' },
  { name: 'Studio light', text: 'clean studio lighting, plain background' },
  { name: 'Film photo', text: '35mm film photograph, fine grain' },
  { name: 'Close-up', text: 'close-up, shallow depth of field' },
  { name: 'Wide shot', text: 'wide shot, deep focus' },
  { name: 'Flat vector', text: 'flat vector illustration' },
  { name: 'Watercolour', text: 'loose watercolour on textured paper' },
  { name: 'Pencil sketch', text: 'pencil sketch, visible strokes' },
  { name: 'Isometric', text: 'isometric view' },
  { name: 'Line art', text: 'black line art on white' },
  { name: 'Muted colours', text: 'muted colour palette' },
] as const;
