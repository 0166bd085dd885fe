import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, projectRoot, readConfig, settingsToMend } from './config';

const SECRET = '0123456789abcdef'.repeat(4);
const production = { NODE_ENV: 'production', SESSION_SECRET: SECRET };

test('every setting has a default on a single machine', () => {
  expect(readConfig({})).toEqual({
    process: 'all',
    port: 4000,
    host: null,
    databaseUrl: null,
    directDatabaseUrl: null,
    dataDir: path.join(projectRoot, '.data'),
    sessionSecret: expect.any(String),
    publicUrl: 'http://localhost:4000',
    smtpUrl: null,
    operator: {
      ...{ name: 'Nobody yet: this is a demonstration', address: 'No address: this is a demonstration' },
      ...{ email: 'support@herdline.test', securityEmail: 'support@herdline.test' },
    },
    mailFrom: null,
    photoBucket: null,
    logLevel: 'info',
    timeZone: 'America/Chicago',
    trustProxy: 0,
    seedDemo: true,
    production: false,
    adminSecondFactor: 'optional',
    publicSchema: true,
    openRanches: false,
    webVitals: false,
    costPerToken: 200_000,
    costPerAddress: 10_000_000,
    drainSeconds: 5,
    metricsPort: null,
    metricsToken: null,
    webhookAllow: [],
    offline: true,
    answerCacheBytes: 64_000_000,
  });
});

test('every setting can be set', () => {
  const env = {
    ...production,
    PROCESS: 'web',
    PORT: '8080',
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgres://db/herdline',
    DATA_DIR: '/var/lib/herdline',
    PUBLIC_URL: 'https://herdline.example/',
    SMTP_URL: 'smtp://mail',
    MAIL_FROM: 'orders@herdline.example',
    OPERATOR_NAME: 'Herdline LLC',
    OPERATOR_ADDRESS: '1 Main Street, Austin, TX 78701',
    OPERATOR_EMAIL: 'hello@herdline.example',
    SECURITY_EMAIL: 'security@herdline.example',
    S3_BUCKET: 'herd',
    S3_ENDPOINT: 'https://s3.example/',
    S3_REGION: 'eu-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '2',
    ADMIN_SECOND_FACTOR: 'optional',
    TIME_ZONE: 'America/Denver',
    SEED_DEMO: '1',
    PUBLIC_SCHEMA: '1',
    OPEN_RANCHES: '1',
    WEB_VITALS: '1',
    COST_PER_TOKEN: '5000',
    COST_PER_ADDRESS: '90000',
    WEBHOOK_ALLOW: 'localhost:4100, 127.0.0.1:4100',
    DATABASE_DIRECT_URL: 'postgres://direct/herdline',
    DRAIN_SECONDS: '30',
    OFFLINE: '0',
    ANSWER_CACHE_BYTES: '0',
    METRICS_PORT: '9464',
    METRICS_TOKEN: 'figures',
  };
  expect(readConfig(env)).toEqual({
    process: 'web',
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: 'postgres://db/herdline',
    directDatabaseUrl: 'postgres://direct/herdline',
    dataDir: '/var/lib/herdline',
    sessionSecret: SECRET,
    publicUrl: 'https://herdline.example',
    smtpUrl: 'smtp://mail',
    operator: {
      ...{ name: 'Herdline LLC', address: '1 Main Street, Austin, TX 78701' },
      ...{ email: 'hello@herdline.example', securityEmail: 'security@herdline.example' },
    },
    mailFrom: { name: 'Herdline', address: 'orders@herdline.example' },
    photoBucket: {
      bucket: 'herd',
      endpoint: 'https://s3.example',
      region: 'eu-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    logLevel: 'warn',
    adminSecondFactor: 'optional',
    timeZone: 'America/Denver',
    trustProxy: 2,
    seedDemo: true,
    production: true,
    publicSchema: true,
    openRanches: true,
    webVitals: true,
    costPerToken: 5_000,
    costPerAddress: 90_000,
    drainSeconds: 30,
    answerCacheBytes: 0,
    metricsPort: 9464,
    metricsToken: 'figures',
    webhookAllow: ['localhost:4100', '127.0.0.1:4100'],
    offline: false,
  });
});

test('an external database gets no demo data, and in production the schema is not public', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://db/herdline', SESSION_SECRET: 'secret' }).seedDemo).toBe(false);
  expect(readConfig({ SEED_DEMO: '0' }).seedDemo).toBe(false);
  expect(readConfig(production).publicSchema).toBe(false);
});

test('a bucket without an endpoint uses Amazon', () => {
  const env = { S3_BUCKET: 'herd', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig(env).photoBucket).toMatchObject({ endpoint: null, region: 'us-east-1' });
});

test('admins need a second factor only in production', () => {
  expect(readConfig({}).adminSecondFactor).toBe('optional');
  expect(readConfig(production).adminSecondFactor).toBe('required');
});

test('the default public URL has the configured port', () => {
  expect(readConfig({ PORT: '5001' }).publicUrl).toBe('http://localhost:5001');
});

test.each([
  [{ NODE_ENV: 'production' }, 'SESSION_SECRET is required when NODE_ENV=production'],
  ...['x', 'a secret of 31 characters 12345', 'x'.repeat(64), 'abcd'.repeat(16)].map(
    (secret): [NodeJS.ProcessEnv, string] => [
      { ...production, SESSION_SECRET: secret },
      'SESSION_SECRET must be at least 32 random characters. To make one: openssl rand -hex 32',
    ],
  ),
  ...['http://herdline.example', 'http://127.0.0.1.example', 'http://localhost@herdline.example'].map(
    (url): [NodeJS.ProcessEnv, string] => [
      { ...production, PUBLIC_URL: url },
      'PUBLIC_URL must begin with https: when NODE_ENV=production. Only http://localhost may do without',
    ],
  ),
  [
    {
      ...{ ...production, S3_BUCKET: 'herd', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
      S3_ENDPOINT: 'http://s3.example',
    },
    'S3_ENDPOINT must begin with https: when NODE_ENV=production. Only http://localhost may do without',
  ],
  [{ DATABASE_URL: 'postgres://db/herdline' }, 'SESSION_SECRET is required with DATABASE_URL'],
  [{ PROCESS: 'worked' }, 'PROCESS must be one of web, worker, all'],
  [{ PROCESS: 'worker' }, 'PUBLIC_URL is required with PROCESS=worker'],
  [{ ADMIN_SECOND_FACTOR: 'no' }, 'ADMIN_SECOND_FACTOR must be one of required, optional'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  ...['Llano', '-06:00', 'Etc/Nowhere', 'a b'].map((zone): [NodeJS.ProcessEnv, string] => [
    { TIME_ZONE: zone },
    'TIME_ZONE must be the name of a time zone such as America/Chicago',
  ]),
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 16'],
  [{ COST_PER_TOKEN: '4999' }, 'COST_PER_TOKEN must be a whole number from 5000 to 1000000000'],
  [{ COST_PER_ADDRESS: '0' }, 'COST_PER_ADDRESS must be a whole number from 5000 to 1000000000'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent'],
  [{ S3_BUCKET: 'herd' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
  [{ WEBHOOK_ALLOW: 'localhost' }, 'WEBHOOK_ALLOW must list hosts with their ports, such as localhost:4100'],
  [{ PUBLIC_URL: 'herdline.example' }, 'PUBLIC_URL must be a web address such as https://herdline.example'],
  [{ PUBLIC_URL: 'https://' }, 'PUBLIC_URL must be a web address such as https://herdline.example'],
])('%o is reported in one line', (env, message) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(message));
});

test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
  '%s is allowed in production',
  (url) => {
    expect(readConfig({ ...production, PUBLIC_URL: url }).publicUrl).toBe(url);
  },
);

test.each([
  ['orders@herdline.example', 'Herdline', 'orders@herdline.example'],
  ['Lone Star <orders@herdline.example>', 'Lone Star', 'orders@herdline.example'],
  ['"Star, Lone" <orders@herdline.example>', 'Star, Lone', 'orders@herdline.example'],
])('mail comes from %s', (given, name, address) => {
  expect(readConfig({ MAIL_FROM: given }).mailFrom).toEqual({ name, address });
});

test.each(['orders', 'Lone Star', 'a@b <c@d>', 'Lone Star <orders@herdline.example'])(
  'mail cannot come from %s',
  (given) => {
    expect(() => readConfig({ MAIL_FROM: given })).toThrow('MAIL_FROM must be an address');
  },
);

test('the log at the start names settings without effect, and in production those that are missing', () => {
  const replica = { DATABASE_REPLICA_URL: 'postgres://replica/herdline' };
  expect(settingsToMend(replica)).toEqual(['DATABASE_REPLICA_URL has no effect anymore']);
  expect(settingsToMend({ ...production, OPERATOR_NAME: 'Herdline LLC', OPERATOR_ADDRESS: 'Austin' })).toEqual([
    'OPERATOR_EMAIL is missing, so the terms name nobody',
  ]);
  const operator = { OPERATOR_NAME: 'Herdline LLC', OPERATOR_ADDRESS: 'Austin', OPERATOR_EMAIL: 'ann@herdline.test' };
  const urls = (host: string, search = '') => ({ DATABASE_URL: `postgres://${host}/herdline${search}` });
  expect(settingsToMend({ ...production, ...operator, ...urls('db.example') })).toEqual([
    'DATABASE_URL has no sslmode, so what goes to the database may be read on its way',
  ]);
  for (const urlsOfSafe of [urls('127.0.0.1:5432'), urls('db.example', '?sslmode=verify-full'), urls('')])
    expect(settingsToMend({ ...production, ...operator, ...urlsOfSafe })).toEqual([]);
});
