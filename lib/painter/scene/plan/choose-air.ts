import type { Season, TimeOfDay } from '../lexicon/light.ts';
import type { SkyThing } from '../lexicon/sky.ts';
import type { Random } from '../noise/random.ts';
import type { AirPlan } from './scene-plan.ts';
import type { PromptIntent } from './prompt-intent.ts';

/** Weather and sky: what the prompt names, and what is usual at that time. */
export function chooseAir(intent: PromptIntent, time: TimeOfDay, season: Season | null, random: Random): AirPlan {
  const usualClouds = random.between(0.22, 0.5);
  const wispy = random.chance(0.45);
  const amount = (thing: SkyThing, usual: number, named = 1): number =>
    intent.refuses('sky', thing) ? 0 : intent.wants('sky', thing) ? named : usual;
  const isStorm = intent.wants('sky', 'storm', 'lightning');
  const isHeavy = isStorm || intent.wants('sky', 'overcast', 'rain', 'snowfall');
  const isDark = time === 'night' || time === 'dusk';
  const refusesClouds = intent.refuses('sky', 'clouds', 'overcast');
  const isClear = intent.wants('sky', 'milkyWay', 'aurora', 'stars') && !intent.wants('sky', 'clouds');
  const usual = isHeavy ? 0.9 : isClear ? 0.08 : usualClouds;
  const isMysterious = intent.wants('mood', 'mysterious', 'eerie', 'melancholic');
  return {
    clouds: refusesClouds
      ? 0
      : intent.wants('sky', 'clouds')
        ? Math.max(0.62, usual)
        : intent.wants('sky', 'wisps')
          ? 0.5
          : usual,
    cloudKind: isHeavy
      ? 'overcast'
      : intent.wants('sky', 'wisps') || (wispy && !intent.wants('sky', 'clouds'))
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
    lightning: amount('lightning', isStorm && intent.wants('sky', 'storm') && isDark ? 0.6 : 0),
    fireflies: amount('fireflies', 0),
    petals: amount('petals', season === 'autumn' && intent.wants('sky', 'wind') ? 0.5 : 0),
  };
}
