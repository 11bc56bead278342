/** Sounds that can be made, with the words that ask for each. Regular plurals are derived. */
export const sounds = {
  wind: 'wind, breeze, gust, gale, howling wind, wind howling, whistling wind, windy, storm, stormy, hurricane, blizzard, tornado',
  leaves: 'rustling leaves, leaves rustling, rustle, rustling, rustling grass, whispering trees, swaying grass',
  snow: 'snowfall, snowing, falling snow, hush',
  room: 'room tone, indoor ambience',
  rain: 'rain, raining, rainfall, drizzle, downpour, raindrop, rainy, patter, pattering, pitter patter, monsoon, thunderstorm',
  thunder: 'thunder, thunderclap, thunderstorm, thunderbolt, lightning, lightning bolt, rolling thunder',
  rumble: 'rumble, rumbling, earthquake, avalanche, eruption, volcano, erupting, explosion',
  waves: 'wave, surf, breaker, sea, ocean, crashing waves, waves crashing, tide, seashore, coast',
  lapping: 'lapping, lapping water, lapping waves, gentle waves',
  river:
    'river, stream, brook, creek, babbling, babbling brook, gurgling, trickling, flowing water, running water, fountain',
  waterfall: 'waterfall, cascade, rapids, roaring water, rushing water',
  drips: 'drip, dripping, dripping water, water drops, water dripping, cave',
  underwater: 'underwater, bubble, bubbling',
  birds:
    'bird, birdsong, bird song, songbird, chirp, chirping, chirping birds, birds singing, birds chirping, tweet, tweeting, dawn chorus, twittering, nightingale, sparrow, robin, blackbird',
  gulls: 'gull, seagull, cry of gulls',
  owl: 'owl, hoot, hooting',
  crickets: 'cricket, cicada, grasshopper, chirping crickets, crickets chirping, insects, night insects',
  frogs: 'frog, toad, croak, croaking, ribbit',
  bees: 'bee, buzz, buzzing, bumblebee, humming bees, swarm of bees',
  wolf: 'wolf, wolves, howl, howling wolf, wolf howling, howling wolves, coyote',
  dog: 'dog barking, barking, barking dog',
  whale: 'whale, whale song, humpback, orca',
  hooves: 'hoof, hooves, hoofbeat, gallop, galloping, trot, trotting, cantering, clip clop, clopping',
  traffic: 'traffic, traffic noise, city noise, city sounds, street noise, car, taxi, rush hour, traffic hum',
  crowd:
    'crowd, murmur, murmuring, chatter, chattering, chatting, voices, babble, people talking, conversation, audience, market, restaurant, cafe, café, pub',
  applause: 'applause, applauding, clapping, ovation, cheering',
  footsteps:
    'footstep, footfall, walking, walks, strolling, strolls, hiking, marching, running, jogging, crunching snow',
  bells: 'church bell, bell, bells ringing, ringing bells, bells toll, tolling, chiming bells, peal',
  chimes: 'wind chime, chimes, windchime',
  clock: 'clock, ticking, tick tock, ticking clock, clock ticking',
  horn: 'foghorn, fog horn, ship horn, ships horn',
  heartbeat: 'heartbeat, heart beat, beating heart, heart beating',
  engine: 'engine, motor, revving, engine hum, motorboat, motorcycle, tractor, driving, truck, race car, racing car',
  train: 'train, locomotive, railway, tram, clattering rails, subway',
  plane: 'plane, airplane, aeroplane, jet, aircraft, flyover, airliner',
  rocket: 'rocket, rocket launch, liftoff, lift off, thruster',
  fire: 'fire, crackle, crackling, campfire, bonfire, fireplace, crackling fire, flame, burning, hearth',
  space: 'drone, deep drone, space ambience, cosmic hum, outer space',
} as const;

/** A sound that can be made. */
export type SoundKind = keyof typeof sounds;

/** Instruments and music, with the words that ask for each. */
export const musicWords = {
  music: 'music, soundtrack, score, melody, tune, song, background music',
  piano: 'piano, piano music, pianist',
  strings: 'strings, violin, cello, orchestra, orchestral, symphony, symphonic, orchestral score',
  guitar: 'guitar, acoustic guitar, ukulele, lute, banjo, folk music',
  harp: 'harp, lyre, koto, zither',
  flute: 'flute, whistle, pan pipes, recorder, shakuhachi',
  bells: 'music box, glockenspiel, xylophone, celesta, vibraphone, marimba',
  choir: 'choir, choral, chant, chanting, vocals, singing voices',
  synth:
    'synth, synthesizer, synthwave, electronic, electronic music, techno, edm, house music, electro, ambient music, lo fi, lofi, chillwave',
  drums: 'drum, drums, drumming, percussion, taiko, hip hop, rock music, marching band',
} as const;

/** An instrument, or music of any kind. */
export type MusicWord = keyof typeof musicWords;

/** Words that ask for no sound at all. Those of the second list do so only when they stand alone between commas. */
export const silences = {
  always:
    'no sound, no sounds, without sound, without any sound, no audio, without audio, without any audio, silent film, silent movie, silent video, complete silence, total silence, utter silence, absolute silence, soundless',
  alone: 'silent, silence, mute, muted, in silence',
  hushed: 'silent, silence, silently, quiet, quietly, hushed, noiseless, whisper, whispering',
} as const;
