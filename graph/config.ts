import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readUrl } from '../rules/fields/readUrl';
import { isLoopback } from '../rules/fields/webUrl';
import { DEFAULT_TIME_ZONE } from '../rules/time/timeZone';
import { BRAND } from '../rules/words/brand';

/** The maximum cost of one operation. Our own largest page, a hundred orders with all their parts, costs half of it. */
export const MAX_COST = 5_000;

/** The directory of package.json, for the sources and for the built server. */
export const projectRoot = findRoot(path.dirname(fileURLToPath(import.meta.url)));

function findRoot(directory: string): string {
  if (existsSync(path.join(directory, 'schema.graphql'))) return directory;
  const parent = path.dirname(directory);
  if (parent === directory) throw new Error('schema.graphql is not above the program');
  return findRoot(parent);
}

/** A bucket of an S3-compatible service. */
export type PhotoBucket = {
  bucket: string;
  /** Null means Amazon's own endpoint. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The kinds of processes: one answers requests, one runs jobs, one does both. */
const PROCESSES = ['web', 'worker', 'all'] as const;

export type Operator = { name: string; address: string; email: string; securityEmail: string };

export type Config = {
  process: (typeof PROCESSES)[number];
  port: number;
  /** The address that the server and the metrics listen on. Null means all addresses of the machine. */
  host: string | null;
  /** Null means the embedded PostgreSQL in the data directory. */
  databaseUrl: string | null;
  /** Bypasses a pooler, for work that needs a database session. Null if `databaseUrl` has no pooler. */
  directDatabaseUrl: string | null;
  dataDir: string;
  sessionSecret: string;
  /** The base of links in mails, without a slash at the end. */
  publicUrl: string;
  /** Null means that mails are written to the data directory. */
  smtpUrl: string | null;
  /** Null means no-reply at the host of `publicUrl`. */
  mailFrom: { name: string; address: string } | null;
  /** Who runs the marketplace, for its papers. */
  operator: Operator;
  /** Null means that photos are stored in the data directory. */
  photoBucket: PhotoBucket | null;
  logLevel: string;
  /** The time zone of ledgers and statements, as an IANA name such as America/Chicago. */
  timeZone: string;
  /** How many proxies are in front of the server and may set X-Forwarded-For. */
  trustProxy: number;
  seedDemo: boolean;
  production: boolean;
  /** Whether admins need a second factor, starting with their second sign-in. */
  adminSecondFactor: (typeof SECOND_FACTOR)[number];
  /** Whether strangers may read the schema: by introspection, /schema.graphql and the hints of error messages. */
  publicSchema: boolean;
  /** Whether visitors may read Find and the ranch pages without signing in. */
  openRanches: boolean;
  /** Whether browsers report how fast pages were, without saying who or what was on them. */
  webVitals: boolean;
  /** The cost per minute that an API token may use, at least MAX_COST. */
  costPerToken: number;
  /** The cost per minute that a network address may use, at least MAX_COST. */
  costPerAddress: number;
  /** The port of the metrics. Null means the same port as everything else. */
  metricsPort: number | null;
  /** The token for reading the metrics. Without it and without their own port, nobody can read them. */
  metricsToken: string | null;
  /** How many seconds the server keeps serving after it is told to stop, so that load balancers notice. */
  drainSeconds: number;
  /** Each `host:port` that webhooks may use although it isn't on the public Internet. */
  webhookAllow: string[];
  /** Whether browsers store the app for offline use. If not, they delete what they have stored. */
  offline: boolean;
  /** The memory for cached answers that are the same for everybody. 0 turns the cache off. */
  answerCacheBytes: number;
};

/** The maximum budget per minute. The used cost fits its database column even if several servers exceed the budget at once. */
const MAX_BUDGET = 1_000_000_000;

const MEGABYTE = 1_000_000;

const SECOND_FACTOR = ['required', 'optional'] as const;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** An error whose one-line message tells the person who starts the server what is wrong with the environment. */
export class ConfigError extends Error {}

/** Reads the settings of database commands, which need no session secret. */
export function readDatabaseConfig(
  env: NodeJS.ProcessEnv,
): Pick<Config, 'databaseUrl' | 'directDatabaseUrl' | 'dataDir'> {
  return {
    databaseUrl: env.DATABASE_URL || null,
    directDatabaseUrl: (env.DATABASE_URL && env.DATABASE_DIRECT_URL) || null,
    dataDir: path.resolve(env.DATA_DIR || path.join(projectRoot, '.data')),
  };
}

/** Reads the settings of what stores data: the database and the photos. */
export function readStorageConfig(env: NodeJS.ProcessEnv) {
  return { ...readDatabaseConfig(env), photoBucket: env.S3_BUCKET ? photoBucket(env, env.S3_BUCKET) : null };
}

/** The key that encrypts backups. Null leaves them as they are. */
export const readBackupKey = ({ BACKUP_KEY: key }: NodeJS.ProcessEnv): string | null =>
  key ? unguessable('BACKUP_KEY', key) : null;

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production';
  const port = wholeNumber(env, 'PORT', 4000, 65535);
  const role = oneOf(env, 'PROCESS', 'all', PROCESSES);
  if (role === 'worker' && !env.PUBLIC_URL) throw new ConfigError('PUBLIC_URL is required with PROCESS=worker');
  return {
    ...readStorageConfig(env),
    process: role,
    port,
    host: env.HOST || null,
    sessionSecret: sessionSecret(env, production),
    publicUrl: safeWebAddress(env, 'PUBLIC_URL', `http://localhost:${port}`),
    smtpUrl: env.SMTP_URL || null,
    operator: operator(env),
    mailFrom: env.MAIL_FROM ? sender(env.MAIL_FROM) : null,
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', LOG_LEVELS),
    timeZone: timeZone(env),
    trustProxy: wholeNumber(env, 'TRUST_PROXY', 0, 16),
    seedDemo: env.SEED_DEMO ? env.SEED_DEMO === '1' : !env.DATABASE_URL,
    production,
    adminSecondFactor: oneOf(env, 'ADMIN_SECOND_FACTOR', production ? 'required' : 'optional', SECOND_FACTOR),
    publicSchema: env.PUBLIC_SCHEMA ? env.PUBLIC_SCHEMA === '1' : !production,
    openRanches: oneOf(env, 'OPEN_RANCHES', '0', ['0', '1']) === '1',
    webVitals: oneOf(env, 'WEB_VITALS', '0', ['0', '1']) === '1',
    costPerToken: wholeNumber(env, 'COST_PER_TOKEN', 200_000, MAX_BUDGET, MAX_COST),
    costPerAddress: wholeNumber(env, 'COST_PER_ADDRESS', 10_000_000, MAX_BUDGET, MAX_COST),
    metricsPort: env.METRICS_PORT ? wholeNumber(env, 'METRICS_PORT', 0, 65535) : null,
    metricsToken: env.METRICS_TOKEN || null,
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 5, 300),
    webhookAllow: hosts(env, 'WEBHOOK_ALLOW'),
    offline: env.OFFLINE !== '0',
    answerCacheBytes: wholeNumber(env, 'ANSWER_CACHE_BYTES', 64 * MEGABYTE, 4_096 * MEGABYTE),
  };
}

/** The default secret is public, so production and real databases need another, which can't be guessed. */
function sessionSecret({ SESSION_SECRET, DATABASE_URL }: NodeJS.ProcessEnv, production: boolean): string {
  if (SESSION_SECRET) return production ? unguessable('SESSION_SECRET', SESSION_SECRET) : SESSION_SECRET;
  if (production) throw new ConfigError('SESSION_SECRET is required when NODE_ENV=production');
  if (DATABASE_URL) throw new ConfigError('SESSION_SECRET is required with DATABASE_URL');
  return 'only for this machine';
}

/** Refuses a secret that is short or repeats a few characters. */
function unguessable(name: string, secret: string): string {
  if (secret.length >= 32 && new Set(secret).size >= 10) return secret;
  throw new ConfigError(`${name} must be at least 32 random characters. To make one: openssl rand -hex 32`);
}

/** Settings that mean nothing anymore, and what a real site misses. For the log at the start. */
export function settingsToMend(env: NodeJS.ProcessEnv): string[] {
  const gone = ['KEPT_ANSWERS_BYTES', 'DATABASE_REPLICA_URL'].filter((name) => env[name]);
  const missing = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'].filter((name) => !env[name]);
  const useless = gone.map((name) => `${name} has no effect anymore`);
  if (env.NODE_ENV !== 'production') return useless;
  return [
    ...useless,
    ...missing.map((name) => `${name} is missing, so the terms name nobody`),
    ...['DATABASE_URL', 'DATABASE_DIRECT_URL']
      .filter((name) => isReadable(env[name]))
      .map((name) => `${name} has no sslmode, so what goes to the database may be read on its way`),
  ];
}

/** Whether a database on another machine is reached without TLS, and nobody said so (`sslmode=disable`). */
function isReadable(databaseUrl = ''): boolean {
  const url = readUrl(databaseUrl);
  return Boolean(url?.hostname) && !isLoopback(url?.hostname ?? '') && !url?.searchParams.has('sslmode');
}

/** Without settings, the papers say honestly that this is a demonstration. */
function operator({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL, SECURITY_EMAIL }: NodeJS.ProcessEnv): Operator {
  const email = OPERATOR_EMAIL || 'support@herdline.test';
  return {
    name: OPERATOR_NAME || 'Nobody yet: this is a demonstration',
    address: OPERATOR_ADDRESS || 'No address: this is a demonstration',
    email,
    securityEmail: SECURITY_EMAIL || email,
  };
}

/** Parses a mail address with or without a name. */
function sender(text: string): { name: string; address: string } {
  const [, name = '', bracketed, bare] =
    /^(?:([^<>@\r\n]*)<([^<>\s@]+@[^<>\s@]+)>|([^<>\s@]+@[^<>\s@]+))$/.exec(text.trim()) ?? [];
  const address = bracketed ?? bare;
  if (!address) throw new ConfigError('MAIL_FROM must be an address such as Herdline <orders@herdline.example>');
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || BRAND, address };
}

function photoBucket(env: NodeJS.ProcessEnv, bucket: string): PhotoBucket {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  }
  const endpoint = env.S3_ENDPOINT ? safeWebAddress(env, 'S3_ENDPOINT', '') : null;
  return { bucket, endpoint, region: env.S3_REGION || 'us-east-1', accessKeyId, secretAccessKey };
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, max: number, min = 0): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}`);
  }
  return value;
}

function hosts(env: NodeJS.ProcessEnv, name: string): string[] {
  const given = (env[name] ?? '').split(',').map((host) => host.trim().toLowerCase());
  const named = given.filter(Boolean);
  if (named.some((host) => !/^[^/@\s]+:\d+$/.test(host))) {
    throw new ConfigError(`${name} must list hosts with their ports, such as localhost:4100`);
  }
  return named;
}

function oneOf<Value extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: Value,
  values: readonly Value[],
): Value {
  const text = env[name] || fallback;
  const value = values.find((known) => known === text);
  if (!value) throw new ConfigError(`${name} must be one of ${values.join(', ')}`);
  return value;
}

/** Accepts only names of zones, because PostgreSQL and JavaScript read the sign of an offset in opposite ways. */
function timeZone(env: NodeJS.ProcessEnv): string {
  const name = env.TIME_ZONE || DEFAULT_TIME_ZONE;
  try {
    if (/^[A-Za-z][\w/+-]*$/.test(name))
      return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // The error below covers this case too.
  }
  throw new ConfigError('TIME_ZONE must be the name of a time zone such as America/Chicago');
}

/** In production, what goes to another machine must be encrypted. */
function safeWebAddress(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const address = webAddress(env, name, fallback);
  const { protocol, hostname } = new URL(address);
  if (env.NODE_ENV !== 'production' || protocol === 'https:' || isLoopback(hostname)) return address;
  throw new ConfigError(
    `${name} must begin with https: when NODE_ENV=production. Only http://localhost may do without`,
  );
}

function webAddress(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const address = (env[name] || fallback).replace(/\/{1,9}$/, '');
  if (!/^https?:\/\/[^/]/.test(address) || !readUrl(address)) {
    throw new ConfigError(`${name} must be a web address such as https://herdline.example`);
  }
  return address;
}
