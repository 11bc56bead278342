/** Camera moves of a video, with the words that name each. */
export const cameraMoves = {
  static:
    'static, static camera, locked off, locked-off, fixed camera, tripod, still camera, static shot, no camera movement',
  'push-in':
    'push in, push-in, dolly in, zoom in, zoom, moving forward, moves forward, tracking forward, move in, closing in, camera pushes in, slow zoom, zooming in, dolly, fly in, forward',
  'pull-back':
    'pull back, pull-back, pull out, zoom out, dolly out, zooming out, moving back, moves back, move back, reveal, pulls back, pulling back, moving backward, pulls out',
  'pan-right':
    'pan right, pan, panning, pan to the right, pans right, panning shot, panning right, truck right, tracking shot, slow pan, pans, camera pans, sideways',
  'pan-left': 'pan left, pan to the left, pans left, panning left, truck left',
  'tilt-up':
    'tilt up, tilts up, crane up, camera rises, rising shot, pan up, tilt, looking up, ascend, ascending, crane shot, tilting up',
  'tilt-down': 'tilt down, tilts down, crane down, pan down, camera descends, descending, tilting down',
  orbit: 'orbit, orbiting, arc shot, circling, rotating camera, camera circles, camera orbits, 360',
  handheld: 'handheld, hand-held, hand held, shaky, shaky cam, documentary style',
} as const;

/** A camera move of a video. */
export type CameraMove = keyof typeof cameraMoves;

/** Framings of an image, with the words that name each. */
export const framings = {
  wide: "wide, wide shot, wide angle, wide-angle, panorama, panoramic, establishing shot, vast, expansive, vista, aerial, aerial view, bird's-eye view",
  close: 'close-up, closeup, close up, macro, extreme close-up, detail shot, up close, tight shot, telephoto',
  low: "low angle, low-angle, worm's-eye view, low viewpoint, from below, low horizon",
  high: 'high angle, high-angle, from above, overhead, high viewpoint, top-down, high horizon',
} as const;

/** How near, or from where, an image is seen. */
export type Framing = keyof typeof framings;
