import { type TimeOfDay } from '../lexicon/light.ts';
import type { Random } from '../noise/random.ts';
import type { Genre, LightPlan } from './scene-plan.ts';
import type { PromptIntent } from './prompt-intent.ts';

/** The time of day that the prompt names, or the one that suits its moods and lights, or one picked by the seed. */
export function chooseTime(intent: PromptIntent, genre: Genre, random: Random): TimeOfDay {
  const drawn = random.pick(['morning', 'day', 'golden', 'sunset', 'dawn'] as const);
  const named = intent.of('time')[0];
  if (named !== undefined) return named.id;
  if (genre === 'space') return 'night';
  if (intent.wants('sky', 'stars', 'milkyWay', 'aurora', 'meteor', 'fireflies', 'moon', 'crescent')) return 'night';
  if (intent.wants('tone', 'neon', 'dark') || intent.wants('mood', 'eerie')) return 'night';
  if (intent.wants('mood', 'mysterious', 'melancholic')) return 'dusk';
  if (intent.wants('mood', 'romantic')) return 'sunset';
  if (intent.wants('tone', 'light', 'pastel')) return 'morning';
  if (intent.wants('mood', 'dramatic')) return 'sunset';
  if (intent.wants('sky', 'storm', 'overcast', 'rain', 'rainbow') || intent.wants('mood', 'joyful')) return 'day';
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

/** The position of the sun or moon, opposite the subject for balance. */
export function chooseLight(intent: PromptIntent, time: TimeOfDay, focus: number, random: Random): LightPlan {
  const jitter = random.between(-0.06, 0.06);
  const lift = random.between(-0.04, 0.06);
  const body = chooseBody(intent, time);
  const mention = intent
    .of('sky')
    .find((mention) => mention.id === 'sun' || mention.id === 'moon' || mention.id === 'crescent');
  const isVeiled = intent.wants('sky', 'overcast', 'storm', 'rain');
  const isMoon = body === 'moon' || body === 'crescent';
  return {
    body,
    across: mention?.across ?? Math.min(0.86, Math.max(0.14, 1 - focus + jitter)),
    altitude: Math.max(0.02, altitudes[isMoon && time !== 'night' ? 'morning' : time] + lift),
    size: (isMoon ? 0.055 : 0.062) * (mention?.size ?? 1) * (time === 'sunset' || time === 'dusk' ? 1.35 : 1),
    rays: intent.refuses('sky', 'rays') ? 0 : intent.wants('sky', 'rays') ? 1 : isVeiled || body !== 'sun' ? 0 : 0.35,
  };
}

function chooseBody(intent: PromptIntent, time: TimeOfDay): LightPlan['body'] {
  const wantsSun = intent.wants('sky', 'sun') && !intent.refuses('sky', 'sun');
  if (intent.wants('sky', 'crescent')) return 'crescent';
  if (intent.wants('sky', 'moon')) return 'moon';
  if (wantsSun) return 'sun';
  const isVeiled = intent.wants('sky', 'overcast', 'storm', 'rain', 'snowfall');
  if (time === 'night') {
    return intent.refuses('sky', 'moon') || isVeiled || intent.wants('sky', 'aurora', 'milkyWay', 'stars')
      ? null
      : 'moon';
  }
  if (intent.refuses('sky', 'sun') || isVeiled || intent.wants('sky', 'fog')) return null;
  return time === 'dawn' || time === 'golden' || time === 'sunset' || time === 'morning' ? 'sun' : null;
}
