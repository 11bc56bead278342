import type { Season, TimeOfDay } from '../lexicon/light.ts';
import type { SkyThing } from '../lexicon/sky.ts';
import type { Random } from '../noise/random.ts';
import type { AirPlan } from './scene-plan.ts';
import type { Wishes } from './wishes.ts';

/** Weather and sky: what the words name, and what goes without saying at that hour. */
export function chooseAir(wishes: Wishes, time: TimeOfDay, season: Season | null, random: Random): AirPlan {
  const usualClouds = random.between(0.22, 0.5);
  const wispy = random.chance(0.45);
  const amount = (thing: SkyThing, usual: number, named = 1): number =>
    wishes.refuses('sky', thing) ? 0 : wishes.wants('sky', thing) ? named : usual;
  const isStorm = wishes.wants('sky', 'storm', 'lightning');
  const isHeavy = isStorm || wishes.wants('sky', 'overcast', 'rain', 'snowfall');
  const isDark = time === 'night' || time === 'dusk';
  const refusesClouds = wishes.refuses('sky', 'clouds', 'overcast');
  const isClear = wishes.wants('sky', 'milkyWay', 'aurora', 'stars') && !wishes.wants('sky', 'clouds');
  const usual = isHeavy ? 0.9 : isClear ? 0.08 : usualClouds;
  const isMysterious = wishes.wants('mood', 'mysterious', 'eerie', 'melancholic');
  return {
    clouds: refusesClouds
      ? 0
      : wishes.wants('sky', 'clouds')
        ? Math.max(0.62, usual)
        : wishes.wants('sky', 'wisps')
          ? 0.5
          : usual,
    cloudKind: isHeavy
      ? 'overcast'
      : wishes.wants('sky', 'wisps') || (wispy && !wishes.wants('sky', 'clouds'))
        ? 'wisps'
        : 'cumulus',
    fog: amount('fog', isMysterious ? 0.45 : time === 'dawn' ? 0.3 : 0.12),
    rain: amount('rain', isStorm ? 0.55 : 0, isStorm ? 1 : 0.75),
    snowfall: amount('snowfall', 0),
    wind: amount('wind', isStorm ? 0.9 : 0.25, 0.8),
    stars: amount('stars', isHeavy ? 0 : time === 'night' ? 0.55 : isDark ? 0.2 : 0),
    milkyWay: amount('milkyWay', 0),
    aurora: amount('aurora', 0),
    rainbow: amount('rainbow', 0),
    meteors: amount('meteor', 0),
    lightning: amount('lightning', isStorm && wishes.wants('sky', 'storm') && isDark ? 0.6 : 0),
    fireflies: amount('fireflies', 0),
    petals: amount('petals', season === 'autumn' && wishes.wants('sky', 'wind') ? 0.5 : 0),
  };
}
