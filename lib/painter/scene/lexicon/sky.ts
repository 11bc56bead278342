/** Things in the sky or the air, with the words that name each. */
export const skyThings = {
  sun: 'sun, sunlight, sunshine, sunlit, sun disc, sun disk, sunbeam',
  moon: 'moon, full moon, moonlight, moonlit, moonrise',
  crescent: 'crescent, crescent moon, half moon, new moon',
  stars: 'star, starry, starlight, starlit, constellation, starry sky, starry night, night sky, star field, starfield',
  milkyWay: 'milky way',
  aurora: 'aurora, aurora borealis, northern lights, polar lights, southern lights',
  clouds: 'cloud, cloudy, cumulus, cloudscape, drifting cloud, fluffy cloud, clouded',
  overcast: 'overcast, grey sky, gray sky, gloomy sky, leaden sky, heavy clouds',
  wisps: 'cirrus, wispy, wisp, wispy clouds, streaky clouds',
  rays: 'ray, god ray, sun ray, light ray, crepuscular ray, beam of light, light beam, shaft of light, sunbeams, light rays, light shafts',
  rainbow: 'rainbow',
  meteor: 'meteor, shooting star, comet, falling star, meteor shower, meteorite',
  lightning: 'lightning, thunder, thunderbolt, lightning bolt',
  rain: 'rain, rainy, raining, drizzle, downpour, rainfall, shower, wet, rain-soaked, monsoon, raindrop',
  snowfall: 'snowing, snowfall, snowflake, blizzard, flurry, snowstorm, falling snow',
  fog: 'fog, foggy, mist, misty, haze, hazy, low cloud, smoky, smoke',
  storm: 'storm, stormy, tempest, thunderstorm, hurricane, gale, typhoon, tornado',
  wind: 'wind, windy, breeze, breezy, windswept, gust',
  fireflies: 'firefly, fireflies, glowworm, sparkle, sparks, ember, glowing particles',
  petals: 'petal, falling leaves, falling petals, blowing leaves, confetti, drifting petals',
} as const;

/** Something in the sky or the air. */
export type SkyThing = keyof typeof skyThings;
