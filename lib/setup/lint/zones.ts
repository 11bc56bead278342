/** A room of the repository, and what its files may import from outside. */
export interface Zone {
  /** A folder or a single file, from the root. A file belongs to the longest room that contains it. */
  room: string;
  /** Folders or files that the room's sources may import. */
  imports: readonly string[];
  /** What its tests may import in addition. */
  tests?: readonly string[];
  /** Packages that the room's sources must not load. */
  without?: RegExp;
}

/** Node modules, which browsers do not have. */
const node = /^node:|^server-only$/;
/**
 * Packages that programs without a bundle must not load: `server-only` throws outside a bundle, and only the studio
 * uses Next.
 */
const next = /^(server-only|next|react)(\/|$)/;

const foundations = [
  'lib/contract',
  'lib/database',
  'lib/http',
  'lib/intl',
  'lib/logging',
  'lib/media',
  'lib/network',
  'lib/processes',
  'lib/settings',
  'lib/storage',
];
const inBrowser = ['lib/contract', 'lib/intl', 'lib/schema-form', 'lib/price', 'lib/client', 'components/ui'];
const shared = [
  ...inBrowser,
  'components/jobs',
  'components/limits',
  'components/media-actions',
  'components/models',
  'components/people',
  'components/schema-form',
  'components/viewer',
];

const studioLibraries = [...foundations, 'lib/price', 'lib/schema-form', 'lib/storyboard', 'lib/upstream'];

function studioRoom(name: string, rooms: readonly string[]): Zone {
  const imports = [...studioLibraries, ...rooms.map((room) => `lib/studio/${room}`)];
  return { room: `lib/studio/${name}`, imports, tests: ['lib/studio', 'app'] };
}

function serviceRoom(name: string, rooms: readonly string[]): Zone {
  const imports = [...foundations, ...rooms.map((room) => `lib/service/${room}`)];
  return { room: `lib/service/${name}`, imports, tests: ['lib/service'], without: next };
}

/**
 * The allowed imports between rooms; every other one is refused. `import-circles.test.ts` checks that there are no
 * circles.
 */
export const zones: readonly Zone[] = [
  // Programs and routes
  { room: 'app', imports: [...shared, 'components', 'lib/http', 'lib/studio', 'lib/upstream'] },
  { room: 'e2e', imports: ['lib/contract', 'lib/media', 'lib/setup'], tests: ['lib', 'components/schema-form'] },
  { room: '', imports: ['lib/contract', 'lib/database', 'lib/http', 'lib/setup', 'lib/studio'] },

  // Screens: never each other
  { room: 'components/create', imports: [...shared, 'lib/datasets'], tests: ['lib/service/models'], without: node },
  { room: 'components/engines', imports: shared, tests: ['lib/service/engines'], without: node },
  { room: 'components/fine-tunes', imports: [...shared, 'lib/datasets'], without: node },
  { room: 'components/library', imports: shared, without: node },
  { room: 'components/settings', imports: shared, without: node },
  { room: 'components/storyboard', imports: [...shared, 'lib/storyboard'], without: node },
  { room: 'components/shell', imports: shared, without: node },
  { room: 'components/shared-board', imports: [...inBrowser, 'components/viewer'], without: node },

  // Parts that several screens share
  { room: 'components/jobs', imports: [...inBrowser, 'components/limits'], without: node },
  { room: 'components/limits', imports: inBrowser, without: node },
  { room: 'components/media-actions', imports: [...inBrowser, 'components/viewer'], without: node },
  {
    room: 'components/models',
    imports: inBrowser,
    tests: ['lib/service/models'],
    without: node,
  },
  { room: 'components/people', imports: [...inBrowser, 'components/limits'], without: node },
  { room: 'components/schema-form', imports: [...inBrowser, 'components/viewer/zoom'], without: node },
  { room: 'components/viewer', imports: inBrowser, without: node },
  { room: 'components/ui', imports: ['lib/client', 'lib/intl'], without: node },

  // The browser's side of lib
  {
    room: 'lib/client',
    imports: ['lib/contract', 'lib/intl', 'lib/price', 'lib/schema-form'],
    tests: ['lib/service/models'],
    without: node,
  },
  { room: 'lib/price', imports: ['lib/contract', 'lib/schema-form'], without: node },
  { room: 'lib/schema-form', imports: ['lib/contract', 'lib/intl'], tests: ['lib/service/models'], without: node },
  {
    room: 'lib/storyboard',
    imports: ['lib/contract', 'lib/schema-form'],
    tests: ['lib/service/models'],
    without: node,
  },
  { room: 'lib/contract', imports: ['lib/intl'], without: node },

  // The checks that browsers and the service do alike
  { room: 'lib/datasets', imports: ['lib/contract'], without: node },

  // The studio: its top connects the rooms
  { room: 'lib/studio', imports: [...studioLibraries, 'lib/studio', 'package.json'], tests: ['app'] },
  studioRoom('generations', ['background', 'context', 'events', 'library', 'limits', 'models']),
  studioRoom('library', ['audit', 'background', 'context', 'events', 'limits']),
  studioRoom('limits', ['audit', 'context']),
  studioRoom('usage', ['context', 'limits']),
  studioRoom('presets', ['audit', 'context', 'library']),
  studioRoom('storyboards', ['audit', 'background', 'context', 'generations', 'library', 'limits', 'models']),
  studioRoom('sweeps', ['context', 'generations', 'library', 'limits']),
  studioRoom('models', ['context', 'limits']),
  studioRoom('text', ['audit', 'context', 'library']),
  studioRoom('people', ['audit', 'context', 'events']),
  studioRoom('audit', ['context']),
  studioRoom('guard', []),
  studioRoom('context', ['background']),
  studioRoom('background', []),
  studioRoom('events', []),
  { room: 'lib/upstream', imports: ['lib/contract', 'lib/http', 'lib/network'] },

  // The media service: its top connects the rooms
  { room: 'lib/service', imports: [...foundations, 'lib/service'], tests: ['lib/setup/launch'], without: next },
  // Sends the examples' requests, which the gallery shows, and writes small files.
  {
    room: 'lib/service/testing/examples',
    imports: [...foundations, 'lib/service/testing', 'lib/client/models/examples'],
    without: next,
  },
  serviceRoom('http', ['engines', 'events', 'fine-tunes', 'metrics', 'models', 'queue', 'storage']),
  {
    room: 'lib/service/fine-tunes',
    imports: [...foundations, 'lib/datasets', 'lib/service/events', 'lib/service/queue', 'lib/service/storage'],
    tests: ['lib/service'],
    without: next,
  },
  serviceRoom('worker', ['engines', 'events', 'metrics', 'models', 'queue', 'render', 'storage']),
  {
    room: 'lib/service/engines',
    imports: [
      ...foundations,
      'lib/schema-form',
      'lib/upstream',
      'lib/service/events',
      'lib/service/models',
      'lib/service/queue',
      'lib/service/storage',
    ],
    tests: ['lib/service'],
    without: next,
  },
  serviceRoom('retention', ['storage']),
  serviceRoom('metrics', ['queue', 'render']),
  serviceRoom('queue', ['events', 'models', 'storage']),
  serviceRoom('storage', ['models', 'render/renderer.ts']),
  serviceRoom('events', []),
  serviceRoom('render', ['models', 'render/renderer.ts']),
  {
    room: 'lib/service/models',
    imports: ['lib/contract', 'lib/database', 'lib/schema-form'],
    tests: ['lib/service'],
    without: next,
  },
  { room: 'lib/service/render/renderer.ts', imports: ['lib/contract', 'lib/service/models'], without: next },
  {
    room: 'lib/painter',
    // The pixels and seconds that a request asks for are the same whatever generates them.
    imports: ['lib/contract', 'lib/media', 'lib/service/models/sizes', 'lib/service/render/renderer.ts'],
    tests: ['lib/service/models'],
    without: next,
  },

  // What both programs build on
  { room: 'lib/database', imports: ['lib/contract', 'lib/logging'], without: next },
  { room: 'lib/http', imports: ['lib/contract'], tests: ['next.config.ts', 'proxy.ts'], without: next },
  { room: 'lib/logging', imports: [], without: next },
  { room: 'lib/media', imports: ['lib/contract', 'lib/processes', 'lib/settings'], without: next },
  { room: 'lib/network', imports: ['lib/contract'], without: next },
  { room: 'lib/processes', imports: ['lib/logging', 'lib/settings'], without: next },
  { room: 'lib/settings', imports: [], without: next },
  { room: 'lib/storage', imports: ['lib/contract', 'lib/http', 'lib/network'], tests: ['lib/settings'], without: next },

  // What prepares, starts, tests and measures
  {
    room: 'lib/setup',
    imports: ['lib/contract', 'lib/database', 'lib/logging', 'lib/processes', 'lib/settings'],
    tests: ['lib'],
    without: next,
  },
  {
    room: 'lib/setup/backup',
    imports: ['lib/contract', 'lib/database', 'lib/settings', 'lib/setup', 'lib/storage', 'package.json'],
    tests: ['lib'],
    without: next,
  },
];
