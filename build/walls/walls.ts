/**
 * Says which folder may import which. `npm run walls` refuses everything else. A name ends with a slash for a folder
 * and all its subfolders, and with `/*` for the files directly in it.
 */
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
  'e2e/': { may: ['e2e/', 'graph/', 'rules/', 'web/layout/heads.ts'] },
  'tools/': { may: ['tools/', 'build/', 'e2e/', 'graph/', 'migrations/', 'rules/', 'seeds/'] },
};

/** The server's folders by noun. Each may import the files directly in another noun's folder, except its resolvers. */
export const NOUNS = [
  'accounts',
  'analytics',
  'animals',
  'audit',
  'calendar',
  'claims',
  'commissions',
  'cutSheets',
  'conversations',
  'delivery',
  'events',
  'favorites',
  'feedback',
  'helpers',
  'notifications',
  'orders',
  'photos',
  'processors',
  'products',
  'ranches',
  'reviews',
  'settlements',
  'team',
  'tokens',
  'webhooks',
].map((noun) => `graph/${noun}/`);

const NOUN: Wall = {
  may: [
    'graph/*',
    'graph/database/',
    'graph/http/',
    'graph/limits/',
    'graph/mail/',
    'graph/outbound/',
    'graph/schema/',
    'rules/',
    ...NOUNS,
  ],
};

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
  'graph/backup/': { may: ['graph/*', 'graph/database/', 'graph/http/', 'graph/photos/', 'rules/'] },
  'graph/compiled/': {
    may: ['graph/*', 'graph/database/', 'graph/http/', 'graph/answerCache/', 'graph/mail/', 'graph/schema/', ...NOUNS],
  },
  'graph/database/': { may: ['graph/*', 'migrations/', 'rules/', './knexfile'] },
  'graph/documents/': { may: ['rules/'] },
  'graph/http/': {
    may: [
      'graph/*',
      'graph/accounts/',
      'graph/database/',
      'graph/answerCache/',
      'graph/limits/',
      'graph/persisted/',
      'graph/schema/',
      'graph/tokens/',
      'rules/',
      'web/app/firstQueries.ts',
      'web/session/sessionStore.ts',
    ],
  },
  'graph/imageProxy/': {
    may: ['graph/*', 'graph/http/', 'graph/limits/', 'graph/outbound/', 'graph/photos/', 'rules/'],
  },
  'graph/jobs/': { may: ['graph/*', 'graph/database/', 'graph/mail/', 'graph/outbound/', 'rules/', ...NOUNS] },
  'graph/answerCache/': { may: ['graph/database/', 'graph/http/'] },
  'graph/limits/': { may: ['graph/*', 'graph/database/', 'graph/schema/'] },
  'graph/linkPictures/': {
    may: ['graph/*', 'graph/database/', 'graph/http/', 'graph/limits/', 'graph/photos/', 'graph/ranches/', 'rules/'],
  },
  'graph/mail/': { may: ['graph/*', 'graph/database/', 'graph/schema/', 'rules/', ...NOUNS] },
  'graph/outbound/': { may: ['rules/'] },
  'graph/partnersGuide/': { may: ['graph/*', 'graph/database/'] },
  'graph/persisted/': { may: ['graph/*'] },
  'graph/reconcile/': { may: ['graph/*', 'graph/database/', 'graph/settlements/', 'rules/'] },
  'graph/rest/': { may: ['graph/*', 'graph/documents/', 'graph/http/', 'graph/limits/', 'graph/schema/', 'rules/'] },
  'graph/schema/': {
    may: [
      'graph/*',
      'graph/compiled/',
      'graph/database/',
      'graph/http/',
      'graph/limits/',
      'graph/mail/',
      'graph/persisted/',
      'rules/',
      ...NOUNS,
    ],
  },
  ...Object.fromEntries(NOUNS.map((noun) => [noun, NOUN])),

  'web/*': { may: ['web/', 'rules/'] },
  'web/app/': { may: ['web/', 'rules/'] },
  // Stores what screens query and change for times without a network.
  'web/offline/': webPart('*', 'apollo/', 'errors/', 'parts/', 'rancher/', 'session/', 'theme/', 'ui/'),
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
  'web/favorites/': screen(),
  'web/find/': screen('ranch/'),
  'web/graphiql/': screen(),
  'web/guide/': screen(),
  'web/home/': screen(),
  'web/messages/': screen(),
  'web/orders/': screen('cart/'),
  'web/ranch/': screen('cart/', 'checkout/', 'favorites/', 'find/'),
  'web/states/': screen(),
  'web/rancher/': screen('messages/', 'ranch/'),
};
