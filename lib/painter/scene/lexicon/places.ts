/** Grounds and backgrounds of a scene, with the words that name each. */
export const places = {
  sea: 'sea, ocean, seascape, waves, coast, coastal, coastline, seashore, bay, lagoon, gulf, fjord, atlantic, pacific, mediterranean, surf, tide',
  lake: 'lake, pond, reservoir, loch, tarn, water, mirror lake, lakeside, lakeshore',
  river: 'river, stream, creek, brook, canal, riverbank, riverside',
  waterfall: 'waterfall, cascade, falls',
  beach: 'beach, shore, shoreline, seaside, sandbank, sandy beach, strand',
  island: 'island, isle, islet, archipelago, atoll',
  cliff: 'cliff, bluff, headland, crag, precipice, promontory, cape, sea cliff, cliff face, escarpment',
  hills:
    'hill, rolling hill, hillside, knoll, slope, countryside, downs, highlands, landscape, valley, dale, moor, moorland, heath, pastoral',
  mountains:
    'mountain, peak, alp, alpine, summit, mountain range, mountainside, ridge, sierra, massif, himalaya, dolomites, rockies, fuji, matterhorn',
  volcano: 'volcano, lava, eruption, crater',
  forest: 'forest, woods, woodland, grove, wood, treeline',
  pineForest:
    'pine forest, taiga, conifers, redwoods, redwood forest, fir forest, spruce forest, boreal forest, pine woods, pines',
  jungle: 'jungle, rainforest, tropical forest, tropics, tropical',
  desert: 'desert, sahara, gobi, wasteland, arid',
  dunes: 'dune, sand dune, sands, sand',
  canyon: 'canyon, gorge, mesa, butte, badlands, ravine, monument valley, grand canyon',
  snowfield:
    'snowfield, snowscape, tundra, arctic, antarctica, antarctic, glacier, ice, frozen, snow covered, snow-covered, snowy, snow, deep snow, fresh snow',
  iceberg: 'iceberg, ice floe, floe',
  field:
    'field, farmland, wheat field, cornfield, wheat, prairie, plain, savanna, savannah, steppe, pasture, farm, crops, barley, rice field, vineyard, acre',
  meadow: 'meadow, grassland, grass, lawn, glade, clearing, grassy',
  garden: 'garden, park, orchard, backyard, flowerbed, courtyard',
  city: 'city, cityscape, skyline, skyscraper, metropolis, downtown, urban, tokyo, new york, manhattan, london, paris, hong kong, shanghai, berlin, building, high-rise, tower block, megacity, chicago',
  street: 'street, avenue, alley, boulevard, lane, sidewalk, crosswalk, alleyway, crossroads',
  village: 'village, town, hamlet, old town, rooftops, fishing village, townscape, settlement, town square',
  harbour: 'harbour, harbor, port, marina, dock, quay, wharf',
  underwater:
    'underwater, under water, seabed, coral reef, reef, coral, undersea, deep sea, ocean floor, aquarium, under the sea',
  space: 'space, outer space, cosmos, universe, deep space, cosmic, interstellar, astronomy',
  room: 'room, interior, window, living room, bedroom, windowsill, kitchen, cafe, café, indoors, inside, attic, studio interior',
  tabletop: 'still life, table, tabletop, desk, shelf, tablecloth',
} as const;

/** A ground or background. */
export type Place = keyof typeof places;
