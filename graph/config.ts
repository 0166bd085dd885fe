import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_TIME_ZONE } from '../rules/time/timeZone';
import { BRAND } from '../rules/words/brand';

/** The most that one operation may cost. Our own largest page, a hundred orders with all their parts, costs half of it. */
export const MAX_COST = 5_000;

/** Where package.json lies, both from the sources and from the built server. */
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
  /** Null: Amazon's own. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** What a process does: it answers requests, runs jobs, or both. */
const PROCESSES = ['web', 'worker', 'all'] as const;

export type Config = {
  process: (typeof PROCESSES)[number];
  port: number;
  /** Null: the embedded PostgreSQL under the data directory. */
  databaseUrl: string | null;
  /** The way past a pooler, for what needs a session; null where `databaseUrl` is one. */
  directDatabaseUrl: string | null;
  dataDir: string;
  sessionSecret: string;
  /** Where links in mails lead to, without a slash at the end. */
  publicUrl: string;
  /** Null: mails are written to the data directory. */
  smtpUrl: string | null;
  /** Null: from no-reply at the host of `publicUrl`. */
  mailFrom: { name: string; address: string } | null;
  /** Null: photos lie in the data directory. */
  photoBucket: PhotoBucket | null;
  logLevel: string;
  /** Of the days and months of money: an IANA name, such as America/Chicago. */
  timeZone: string;
  /** Number of proxies in front, which may set X-Forwarded-For. */
  trustProxy: number;
  seedDemo: boolean;
  production: boolean;
  /** Whether strangers may read the schema: by introspection, /schema.graphql and the hints of error messages. */
  publicSchema: boolean;
  /** What the operations of an API token, and of an address, may cost in a minute; the largest operation fits. */
  costPerToken: number;
  costPerAddress: number;
  /** Null: the figures are on the same port as everything else, if at all. */
  metricsPort: number | null;
  /** What a reader of the figures has to bring. Without it and without a port of their own nobody may read them. */
  metricsToken: string | null;
  /** Seconds for which the server serves on once it is told to stop, so that balancers notice. */
  drainSeconds: number;
  /** `host:port` that webhooks may be sent to although they are not on the public Internet. */
  webhookAllow: string[];
};

/** Fits its column, with what several servers ask for past the end. */
const MOST_COST = 1_000_000_000;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** What is wrong with the environment, in one line for the person who starts the server. */
export class ConfigError extends Error {}

/** What commands of the database need, which sign nobody in. */
export function readDatabaseConfig(
  env: NodeJS.ProcessEnv,
): Pick<Config, 'databaseUrl' | 'directDatabaseUrl' | 'dataDir'> {
  return {
    databaseUrl: env.DATABASE_URL || null,
    directDatabaseUrl: (env.DATABASE_URL && env.DATABASE_DIRECT_URL) || null,
    dataDir: path.resolve(env.DATA_DIR || path.join(projectRoot, '.data')),
  };
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production';
  const port = wholeNumber(env, 'PORT', 4000, 65535);
  const role = oneOf(env, 'PROCESS', 'all', PROCESSES);
  if (role === 'worker' && !env.PUBLIC_URL) throw new ConfigError('PUBLIC_URL is required with PROCESS=worker');
  return {
    ...readDatabaseConfig(env),
    process: role,
    port,
    sessionSecret: sessionSecret(env, production),
    publicUrl: webAddress(env, 'PUBLIC_URL', `http://localhost:${port}`),
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM ? sender(env.MAIL_FROM) : null,
    photoBucket: env.S3_BUCKET ? photoBucket(env, env.S3_BUCKET) : null,
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', LOG_LEVELS),
    timeZone: timeZone(env),
    trustProxy: wholeNumber(env, 'TRUST_PROXY', 0, 16),
    seedDemo: env.SEED_DEMO ? env.SEED_DEMO === '1' : !env.DATABASE_URL,
    production,
    publicSchema: env.PUBLIC_SCHEMA ? env.PUBLIC_SCHEMA === '1' : !production,
    costPerToken: wholeNumber(env, 'COST_PER_TOKEN', 200_000, MOST_COST, MAX_COST),
    costPerAddress: wholeNumber(env, 'COST_PER_ADDRESS', 10_000_000, MOST_COST, MAX_COST),
    metricsPort: env.METRICS_PORT ? wholeNumber(env, 'METRICS_PORT', 0, 65535) : null,
    metricsToken: env.METRICS_TOKEN || null,
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 5, 300),
    webhookAllow: hosts(env, 'WEBHOOK_ALLOW'),
  };
}

/** Where others can reach the database or the server, a secret that everybody can read here would be none. */
function sessionSecret({ SESSION_SECRET, DATABASE_URL }: NodeJS.ProcessEnv, production: boolean): string {
  if (SESSION_SECRET) return SESSION_SECRET;
  if (production) throw new ConfigError('SESSION_SECRET is required when NODE_ENV=production');
  if (DATABASE_URL) throw new ConfigError('SESSION_SECRET is required with DATABASE_URL');
  return 'only for this machine';
}

/** An address, with a name or without. */
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
  const endpoint = env.S3_ENDPOINT ? webAddress(env, 'S3_ENDPOINT', '') : null;
  return { bucket, endpoint, region: env.S3_REGION || 'us-east-1', accessKeyId, secretAccessKey };
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, most: number, least = 0): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}`);
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

/** By name alone: PostgreSQL and JavaScript read the sign of an offset in opposite ways. */
function timeZone(env: NodeJS.ProcessEnv): string {
  const name = env.TIME_ZONE || DEFAULT_TIME_ZONE;
  try {
    if (/^[A-Za-z][\w/+-]*$/.test(name))
      return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // Said below.
  }
  throw new ConfigError('TIME_ZONE must be the name of a time zone such as America/Chicago');
}

function webAddress(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const address = (env[name] || fallback).replace(/\/+$/, '');
  if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)) {
    throw new ConfigError(`${name} must be a web address such as https://herdline.example`);
  }
  return address;
}
