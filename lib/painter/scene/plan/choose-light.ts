import { type TimeOfDay } from '../lexicon/light.ts';
import type { Random } from '../noise/random.ts';
import type { Genre, LightPlan } from './scene-plan.ts';
import type { Wishes } from './wishes.ts';

/** The time of day that the words name, or the one that their moods and lights call for, or one the seed picks. */
export function chooseTime(wishes: Wishes, genre: Genre, random: Random): TimeOfDay {
  const drawn = random.pick(['morning', 'day', 'golden', 'sunset', 'dawn'] as const);
  const named = wishes.of('time')[0];
  if (named !== undefined) return named.id;
  if (genre === 'space') return 'night';
  if (wishes.wants('sky', 'stars', 'milkyWay', 'aurora', 'meteor', 'fireflies', 'moon', 'crescent')) return 'night';
  if (wishes.wants('tone', 'neon', 'dark') || wishes.wants('mood', 'eerie')) return 'night';
  if (wishes.wants('mood', 'mysterious', 'melancholic')) return 'dusk';
  if (wishes.wants('mood', 'romantic')) return 'sunset';
  if (wishes.wants('tone', 'light', 'pastel')) return 'morning';
  if (wishes.wants('mood', 'dramatic')) return 'sunset';
  if (wishes.wants('sky', 'storm', 'overcast', 'rain', 'rainbow') || wishes.wants('mood', 'joyful')) return 'day';
  return drawn;
}

const altitudes: Record<TimeOfDay, number> = {
  dawn: 0.1,
  morning: 0.46,
  day: 0.66,
  golden: 0.26,
  sunset: 0.12,
  dusk: 0.02,
  night: 0.62,
};

/** Where the sun or moon stands, across from the subject so that the two balance. */
export function chooseLight(wishes: Wishes, time: TimeOfDay, focus: number, random: Random): LightPlan {
  const jitter = random.between(-0.06, 0.06);
  const lift = random.between(-0.04, 0.06);
  const body = chooseBody(wishes, time);
  const mention = wishes
    .of('sky')
    .find((mention) => mention.id === 'sun' || mention.id === 'moon' || mention.id === 'crescent');
  const isVeiled = wishes.wants('sky', 'overcast', 'storm', 'rain');
  const isMoon = body === 'moon' || body === 'crescent';
  return {
    body,
    across: mention?.across ?? Math.min(0.86, Math.max(0.14, 1 - focus + jitter)),
    altitude: Math.max(0.02, altitudes[isMoon && time !== 'night' ? 'morning' : time] + lift),
    size: (isMoon ? 0.055 : 0.062) * (mention?.size ?? 1) * (time === 'sunset' || time === 'dusk' ? 1.35 : 1),
    rays: wishes.refuses('sky', 'rays') ? 0 : wishes.wants('sky', 'rays') ? 1 : isVeiled || body !== 'sun' ? 0 : 0.35,
  };
}

function chooseBody(wishes: Wishes, time: TimeOfDay): LightPlan['body'] {
  const wantsSun = wishes.wants('sky', 'sun') && !wishes.refuses('sky', 'sun');
  if (wishes.wants('sky', 'crescent')) return 'crescent';
  if (wishes.wants('sky', 'moon')) return 'moon';
  if (wantsSun) return 'sun';
  const isVeiled = wishes.wants('sky', 'overcast', 'storm', 'rain', 'snowfall');
  if (time === 'night') {
    return wishes.refuses('sky', 'moon') || isVeiled || wishes.wants('sky', 'aurora', 'milkyWay', 'stars')
      ? null
      : 'moon';
  }
  if (wishes.refuses('sky', 'sun') || isVeiled || wishes.wants('sky', 'fog')) return null;
  return time === 'dawn' || time === 'golden' || time === 'sunset' || time === 'morning' ? 'sun' : null;
}
