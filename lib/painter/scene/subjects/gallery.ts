import { cat, dog, fox, wolf } from '../creatures/canines.ts';
import { cow, deer, horse, sheep } from '../creatures/hoofed.ts';
import { child, wanderer } from '../creatures/people.ts';
import { dolphin, whale } from '../creatures/water-creatures.ts';
import { bear, camel, elephant, giraffe, rabbit } from '../creatures/wild.ts';
import type { Subject } from '../lexicon/subjects.ts';
import { boat, sailingBoat, sailingShip } from './vessels/boats.ts';
import { creatureArt, surfacingArt } from './creature-art.ts';
import { barn, cabin, campfire, house, tent } from './buildings/dwellings.ts';
import { plane } from './air/aircraft.ts';
import { balloon } from './air/balloon.ts';
import { birds } from './air/birds.ts';
import { bridge } from './roads/bridge.ts';
import { butterflies } from './air/butterflies.ts';
import { castle } from './buildings/castle.ts';
import { fence } from './fence.ts';
import { kite } from './air/kite.ts';
import { windmill, windTurbine } from './buildings/mills.ts';
import { pier } from './roads/pier.ts';
import { pyramid } from './buildings/pyramid.ts';
import { road } from './roads/road.ts';
import { rocket } from './air/rocket.ts';
import { satellite } from './air/satellite.ts';
import { streetLamp } from './roads/street-lamp.ts';
import { temple, torii } from './buildings/gates.ts';
import { flowers, mushrooms, reeds, rocks, treeArt } from './growth.ts';
import { lighthouse } from './buildings/lighthouse.ts';
import type { SubjectArt } from './subject-art.ts';
import { church, tower } from './buildings/towers.ts';
import { bicycle, car, train } from './roads/vehicles.ts';

/** The art of every subject that a landscape can contain. */
export const gallery: Partial<Record<Subject, SubjectArt>> = {
  lighthouse,
  house,
  cabin,
  castle,
  church,
  tower,
  temple,
  torii,
  windmill,
  windTurbine,
  barn,
  tent,
  campfire,
  pyramid,
  bridge,
  pier,
  road,
  fence,
  streetLamp,
  boat,
  sailingShip,
  sailboat: sailingBoat,
  car,
  train,
  bicycle,
  balloon,
  kite,
  plane,
  rocket,
  satellite,
  birds,
  butterflies,
  tree: treeArt('tree'),
  pine: treeArt('pine'),
  birch: treeArt('birch'),
  palm: treeArt('palm'),
  cypress: treeArt('cypress'),
  blossom: treeArt('blossom'),
  cactus: treeArt('cactus'),
  flowers,
  tulips: flowers,
  sunflowers: flowers,
  poppies: flowers,
  roses: flowers,
  reeds,
  mushrooms,
  rocks,
  person: creatureArt(wanderer),
  people: creatureArt(wanderer),
  couple: creatureArt(wanderer),
  child: creatureArt(child),
  cat: creatureArt(cat),
  dog: creatureArt(dog),
  fox: creatureArt(fox),
  wolf: creatureArt(wolf),
  horse: creatureArt(horse),
  deer: creatureArt(deer),
  bear: creatureArt(bear),
  cow: creatureArt(cow),
  sheep: creatureArt(sheep),
  rabbit: creatureArt(rabbit),
  elephant: creatureArt(elephant),
  camel: creatureArt(camel),
  giraffe: creatureArt(giraffe),
  whale: surfacingArt(whale),
  dolphin: surfacingArt(dolphin),
};
