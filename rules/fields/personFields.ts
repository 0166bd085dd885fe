import { LIMITS } from './limits';
import { plainText, publicLine } from './textField';

const NAME_TOO_SHORT = 'Name must be at least 2 characters';

const TWO_LINES = 'Please write the name on one line';
const NOT_A_NAME = 'Please enter a name, without a web or email address';

/** The name of a person or a ranch. Others see it in mails and on screens, so it must not contain a link. */
export const nameText = (message: string) =>
  publicLine(LIMITS.name)
    .required(message)
    .test(
      'oneLine',
      TWO_LINES,
      (_name, { originalValue }) => !/[\n\v\f\r\u0085\u2028\u2029]/.test(`${originalValue}`.trim()),
    )
    .test('noAddress', NOT_A_NAME, (name = '') => !holdsAddress(name));

export const personName = nameText(NAME_TOO_SHORT).min(2, NAME_TOO_SHORT);

/** Whether mail programs or readers could take part of a name for a link. `J.R. Smith` and `Dr.Miller` are fine. */
function holdsAddress(name: string): boolean {
  // Normalizes the name as readers see it: without invisible characters, and with wide letters and dots as plain ones.
  const seen = name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.');
  if (/:\/\/|@|\bwww\.|\d\.\d+\.\d/i.test(seen)) return true;
  return [...seen.matchAll(/([\p{L}\p{N}-]{1,8})\.(\p{L}{2,})/gu)].some(
    ([, head = '', tail = '']) => !ABBREVIATED.test(head) || COMMON_ENDING.test(tail),
  );
}

const ABBREVIATED = /^(\p{L}|dr|mr|mrs|ms|mx|st|ste|geo|chas|thos|jos|jr|sr|fr|rev|prof|hon|capt|col|gen|lt|sgt|wm)$/iu;
const COMMON_ENDING = /^(com|net|org|co|io|me|us|info|biz|app|dev|ly|gg|to)$/i;

export const phone = plainText(LIMITS.phone);
