/** Which folder may import which. A slash ends a folder with its subfolders, and `/*` the files directly in it. */
export type Wall = { may: readonly string[]; packages?: readonly string[] };

/** The walls for every file, including tests and generated files. */
export const SIDES: Record<string, Wall> = {
  'rules/': { may: ['rules/'] },
  'web/': { may: ['web/', 'rules/', './schema.graphql?raw'] },
  'graph/': {
    may: [
      'graph/',
      'rules/',
      'migrations/',
      'seeds/',
      'web/app/firstQueries.ts',
      'web/session/sessionStore.ts',
      // Tests start the server as it's built.
      'build/server.ts',
      './knexfile',
    ],
  },
  'migrations/': { may: ['migrations/', 'graph/'] },
  'seeds/': { may: ['seeds/', 'graph/', 'rules/'] },
  'build/': { may: ['build/', 'graph/', 'rules/', 'web/', './codegen', './knexfile'] },
  'e2e/': { may: ['e2e/', 'graph/', 'rules/', 'web/admin/adminTabs.ts', 'web/layout/heads.ts'] },
  'tools/': { may: ['tools/', 'build/', 'e2e/', 'graph/', 'migrations/', 'rules/', 'seeds/'] },
};

/** The server's folders from the lowest floor up. A folder may import only from floors below it, also for types alone. */
export const FLOORS = [
  // What the nouns stand on.
  'outbound',
  'persisted',
  'documents',
  'database',
  'schema',
  'limits',
  'http',
  'answerCache',
  'mail',
  'audit',
  // The nouns: what they are, who may see them, and verbs that write one of them.
  'places',
  'accounts',
  'notifications',
  'events',
  'photos',
  'ranches',
  'tokens',
  'session',
  'webhooks',
  'favorites',
  'helpers',
  'team',
  'products',
  'processors',
  'animals',
  'calendar',
  'orders',
  'claims',
  'commissions',
  'delivery',
  'cutSheets',
  'slots',
  'processorDoors',
  'reviews',
  'conversations',
  'complaints',
  'recalls',
  'story',
  'settlements',
  // Verbs that write several nouns, and reads of several.
  'reserving',
  'ordering',
  'harvesting',
  'profiles',
  'find',
  'closing',
  'dataExport',
  'feedback',
  'analytics',
  // What starts the verbs, and tells of them.
  'reconcile',
  'backup',
  'linkPictures',
  'imageProxy',
  'letters',
  'jobs',
  'compiled',
  'server',
  'rest',
  'pages',
  'partnersGuide',
].map((floor) => `graph/${floor}/`);

const floors: Record<string, Wall> = Object.fromEntries(
  FLOORS.map((floor, height) => [floor, { may: ['graph/*', 'rules/', ...FLOORS.slice(0, height)] }]),
);

/** Parts of the client that every screen may use. */
const SHARED = ['*', 'address/', 'apollo/', 'errors/', 'layout/', 'leaveGuard/', 'parts/', 'session/', 'theme/', 'ui/'];

/** A screen may use the shared parts, and only the other screens that are named. */
const screen = (...others: string[]): Wall => ({
  may: ['rules/', ...[...SHARED, ...others].map((name) => `web/${name}`)],
});

const webPart = (...parts: string[]): Wall => ({ may: ['rules/', ...parts.map((name) => `web/${name}`)] });

/** Further walls for handwritten files except tests. A file belongs to the room with the longest matching name. */
export const ROOMS: Record<string, Wall> = {
  'rules/': { may: ['rules/'], packages: ['yup', 'date-fns', '@date-fns/tz'] },

  'graph/*': { may: ['graph/', 'rules/', 'seeds/'] },
  ...floors,
  'graph/outbound/': { may: ['rules/'] },
  'graph/documents/': { may: ['rules/'] },
  'graph/database/': { may: ['graph/*', 'migrations/', 'rules/', './knexfile'] },
  // Reads what it presents by operations alone.
  'graph/rest/': {
    may: [
      'graph/*',
      'graph/accounts/signIn/sessionLife.ts',
      ...['documents', 'http', 'limits', 'schema', 'server'].map((name) => `graph/${name}/`),
      'rules/',
    ],
  },
  'graph/pages/': { may: ['graph/', 'rules/', 'web/app/firstQueries.ts', 'web/session/sessionStore.ts'] },

  'web/*': { may: ['web/', 'rules/'] },
  'web/app/': { may: ['web/', 'rules/'] },
  // Stores what screens query and change for times without a network.
  'web/offline/': webPart('*', 'apollo/', 'door/', 'errors/', 'parts/', 'rancher/', 'session/', 'theme/', 'ui/'),
  'web/worker/': webPart(),
  'web/ui/': { may: ['web/theme/', 'rules/fields/characters.ts', 'rules/fields/typedNumber.ts'] },
  'web/theme/': { may: [] },
  'web/address/': webPart(),
  'web/apollo/': webPart('errors/', 'session/'),
  'web/errors/': webPart('ui/'),
  'web/feedback/': webPart('apollo/', 'errors/', 'layout/', 'theme/', 'ui/'),
  'web/leaveGuard/': webPart('layout/', 'session/', 'ui/'),
  'web/parts/': webPart(
    '*',
    'address/',
    'apollo/',
    'errors/',
    'leaveGuard/',
    'session/',
    'theme/',
    'ui/',
    'favorites/',
  ),
  'web/session/': webPart('*', 'apollo/', 'errors/', 'layout/', 'offline/', 'parts/', 'ui/', 'checkout/'),
  'web/layout/': webPart(
    '*',
    'apollo/',
    'errors/',
    'feedback/',
    'session/',
    'theme/',
    'ui/',
    'cart/',
    'messages/',
    'offline/',
    'rancher/',
  ),

  'web/account/': screen('auth/', 'developers/', 'favorites/', 'rancher/'),
  'web/admin/': screen('ranch/'),
  'web/auth/': screen(),
  'web/cart/': screen(),
  'web/compare/': screen(),
  'web/checkout/': screen('cart/', 'ranch/'),
  'web/developers/': screen(),
  'web/door/': screen(),
  'web/favorites/': screen(),
  'web/find/': screen('ranch/'),
  'web/graphiql/': screen(),
  'web/guide/': screen(),
  'web/home/': screen(),
  'web/messages/': screen(),
  'web/orders/': screen('cart/'),
  'web/papers/': screen(),
  'web/recalls/': screen(),
  'web/ranch/': screen('cart/', 'checkout/', 'favorites/', 'find/'),
  'web/states/': screen(),
  'web/rancher/': screen('developers/', 'messages/', 'ranch/'),
};
