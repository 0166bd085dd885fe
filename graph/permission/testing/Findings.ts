import type { Knex } from 'knex';
import { writeLetter } from '../../letters/writeLetter';
import type { Mail } from '../../mail/queueMail';
import { canaries } from './canaries';
import type { Cast } from './cast';
import type { Outcome } from './outcome';
import { PEOPLE, type Person } from './people';
import type { Row } from './table';

/** A person in a browser, or a program with a person's token. */
export type Asker = { person: Person; who: string; headers: Record<string, string>; isProgram?: boolean };

/** What a cell of the table says. */
export type Cell = { row: Row; asker: Asker; expected: Outcome };

/** The mails that a transaction has queued. */
const QUEUED = `
  select payload from graphile_worker._private_jobs
  where xmin = pg_current_xact_id_if_assigned()::xid and payload ->> 'template' is not null`;

/** Collects outcomes that differ from the table, and places where someone's data leaks. */
export class Findings {
  readonly wrong: string[] = [];
  readonly #people: Cast;

  constructor(people: Cast) {
    this.#people = people;
  }

  note({ row, asker, expected }: Cell, outcome: Outcome): void {
    // A token doesn't get events whose scope it lacks.
    const isLeftOut = row.name.startsWith('Event.') && expected === 'forbidden' && outcome === 'null';
    if (outcome === expected || isLeftOut) return;
    this.wrong.push(`${row.name} gives ${asker.who} '${outcome}', not '${expected}'`);
  }

  /** Searches an answer for words of other people. */
  search(answer: string, { row, asker }: Cell): void {
    // Anyone who signs in as the customer reads as the customer.
    const reader = /login/i.test(row.name) ? 'customer' : asker.person;
    const leaks = canaries.foundIn(answer, reader, row.name);
    this.wrong.push(...leaks.map((leak) => `${row.name} shows ${reader} the ${leak}`));
  }

  async searchMails(trx: Knex, { row }: Cell): Promise<void> {
    const { rows: jobs } = await trx.raw<{ rows: { payload: Mail }[] }>(QUEUED);
    for (const { payload } of jobs) {
      const letter = await writeLetter(trx, payload);
      const isTo = (person: Person) => accountOf(this.#people, person)?.email === letter?.to.address;
      const reader = PEOPLE.find(isTo) ?? 'nobody';
      const leaks = canaries.foundIn(JSON.stringify(letter ?? ''), reader);
      this.wrong.push(...leaks.map((leak) => `${row.name} mails ${reader} the ${leak}`));
    }
  }

  /** Searches logs and metrics, which must contain nobody's words. */
  searchRecords(text: string): void {
    const leaks = canaries.foundIn(text, 'nobody');
    this.wrong.push(...leaks.map((leak) => `logs or figures hold the ${leak}`));
  }
}

export function accountOf(people: Cast, person: Person) {
  if (person === 'visitor' || person === 'processor') return undefined;
  const member = people[person];
  return 'owner' in member ? member.owner : member;
}
