/** Times of day, with the words that name each. */
export const times = {
  dawn: 'dawn, sunrise, daybreak, early morning, first light, sun rising, rising sun',
  morning: 'morning, morning light',
  day: 'day, daytime, noon, midday, daylight, afternoon, blue sky, bright day, broad daylight',
  golden: 'golden hour, golden light, late afternoon, evening light, warm light',
  sunset: 'sunset, sundown, setting sun, evening, sun setting, sinking sun, sun sinks, afterglow',
  dusk: 'dusk, twilight, blue hour, nightfall, gloaming',
  night: 'night, midnight, nighttime, nocturne, nocturnal, at night, late night, dark sky',
} as const;

/** A time of day. */
export type TimeOfDay = keyof typeof times;

/** Seasons, with the words that name each. */
export const seasons = {
  spring: 'spring, springtime, april',
  summer: 'summer, summertime, june, july, august, midsummer',
  autumn:
    'autumn, autumnal, fall colors, fall colours, fall foliage, october, november, fall, autumn leaves, indian summer',
  winter: 'winter, wintry, december, january, february, frost, frosty, icy, christmas, winter wonderland',
} as const;

/** A season. */
export type Season = keyof typeof seasons;
