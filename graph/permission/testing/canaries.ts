import { pdfText } from '../../documents/testing/pdfText';
import { GROUPS, type Person } from './people';
import { readCells } from './table';

/** A field of a person. */
type Owned = { of: Person; field: string };

const words = new Map<string, Owned>();
const phones = new Map<string, Person>();

/** Makes the words, emails and phones of test files differ, because the files may share a database. */
let round = 0;

function reset(): void {
  round += 1;
  words.clear();
  phones.clear();
}

const PHONE = /\(7\d\d\) 555-01\d\d/g;

/** Creates a word that occurs only in one field of one person. */
function word(of: Person, field: string): string {
  const made = `Zq${round}${of.replaceAll(' ', '')}x${field}`;
  words.set(made.toLowerCase(), { of, field });
  return made;
}

function account(of: Person) {
  const phone = `(${700 + round}) 555-01${String(10 + phones.size)}`;
  phones.set(phone, of);
  return {
    name: `${word(of, 'name')} Miller`,
    email: `${word(of, 'email').toLowerCase()}@herdline.test`,
    phone,
    city: word(of, 'city'),
  };
}

/** The people who may read a field of a person, as docs/permissions.md says. */
const readers = new Map(
  readCells('Of').flatMap(([of = '', fields = '', who = '']) =>
    of.split(', ').flatMap((one) => fields.split(', ').map((field) => [`${field} of ${one}`, readersIn(who)] as const)),
  ),
);

function readersIn(who: string): string[] {
  if (who === 'nobody') return [];
  return who.split(', ').flatMap((named) => GROUPS[named] ?? [named]);
}

/** Admins may read any conversation by this mutation, which requires a reason and logs it. */
const WITH_A_REASON = 'Mutation.readConversation';

/** Anyone who has an invitation's link may read it by these queries. */
const BY_LINK = ['Query.helperInvitation', 'Query.adminInvitation'];

function mayRead(reader: Person | 'nobody', { of, field }: Owned, operation: string): boolean {
  if (reader === of) return true;
  if ((reader === 'admin' || reader === 'support') && operation === WITH_A_REASON) return true;
  if (field === 'invitedEmail' && BY_LINK.includes(operation)) return true;
  return (readers.get(`${field} of ${of}`) ?? ['admin']).includes(reader);
}

/** Lists the fields that a text contains although its reader may not read them. */
function foundIn(text: string, reader: Person | 'nobody', operation = ''): string[] {
  const written = [...text.matchAll(new RegExp([...words.keys()].join('|'), 'gi'))].flatMap(
    ([match]) => words.get(match.toLowerCase()) ?? [],
  );
  const called = [...text.matchAll(PHONE)].flatMap(([match]) => {
    const of = phones.get(match);
    return of ? [{ of, field: 'phone' }] : [];
  });
  const wrong = [...written, ...called].filter((owned) => !mayRead(reader, owned, operation));
  return [...new Set(wrong.map(({ of, field }) => `${field} of ${of}`))];
}

/** An answer's text, which is extracted from PDFs. */
const textOf = (body: Buffer, type: string): string => (type.includes('pdf') ? pdfText(body) : body.toString('utf8'));

/**
 * Words that each occur in one field of one person. They reveal a leak in any answer, mail, log or metric.
 */
export const canaries = { reset, word, account, foundIn, textOf };
