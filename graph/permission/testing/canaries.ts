import { pdfText } from '../../documents/testing/pdfText';
import { GROUPS, PEOPLE, type Person } from './people';
import { readCells } from './table';

/** What somebody wrote or is called by. */
type Owned = { of: Person; field: string };

const words = new Map<string, Owned>();
const phones = new Map<string, Person>();

/** Test files may share a database, where the words, emails and phones of each have to differ. */
let round = 0;

function startAnew(): void {
  round += 1;
  words.clear();
  phones.clear();
}

const PHONE = /\(7\d\d\) 555-01\d\d/g;

/** A word that stands for a field of a person and nowhere else. */
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

/** Who reads what of somebody, as docs/permissions.md says. */
const readers = new Map(
  readCells('Of').flatMap(([of = '', fields = '', who = '']) =>
    of.split(', ').flatMap((one) => fields.split(', ').map((field) => [`${field} of ${one}`, readersIn(who)] as const)),
  ),
);

function readersIn(who: string): string[] {
  if (who === 'nobody') return [];
  if (who === 'everyone signed in') return PEOPLE.filter((person) => person !== 'visitor');
  return who.split(', ').flatMap((named) => GROUPS[named] ?? [named]);
}

/** By this admins read a conversation. The graph asks for a reason, and logs it. */
const WITH_A_REASON = 'Mutation.readConversation';

/** By its token whoever has the link reads an invitation. */
const BY_LINK = ['Query.helperInvitation', 'Query.adminInvitation'];

function mayRead(reader: Person | 'nobody', { of, field }: Owned, operation: string): boolean {
  if (reader === of) return true;
  if ((reader === 'admin' || reader === 'support') && operation === WITH_A_REASON) return true;
  if (field === 'invitedEmail' && BY_LINK.includes(operation)) return true;
  return (readers.get(`${field} of ${of}`) ?? ['admin']).includes(reader);
}

/** What of others stands in a text that somebody got. */
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

/** An answer as text; of a document its words. */
const textOf = (body: Buffer, type: string): string => (type.includes('pdf') ? pdfText(body) : body.toString('utf8'));

/**
 * Words that belong to one person each, so that a leak is seen in any answer, mail, log or figure: search what somebody got for the
 * words of everybody else.
 */
export const canaries = { startAnew, word, account, foundIn, textOf };
