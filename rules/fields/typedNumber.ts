/** Nobody types more, and a long text isn't worth reading. */
const MAX_LENGTH = 40;

/** Each form is read by what its separators mean. A comma before exactly three digits groups thousands, as Americans write. */
const FORMS: readonly { form: RegExp; plain: (typed: string) => string }[] = [
  { form: /^\d+(\.\d*)?$|^\.\d+$/, plain: (typed) => typed },
  { form: /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/, plain: (typed) => typed.replaceAll(',', '') },
  { form: /^[1-9]\d{0,2}( \d{3})+([.,]\d*)?$/, plain: (typed) => typed.replaceAll(' ', '').replace(',', '.') },
  {
    form: /^[1-9]\d{0,2}(\.\d{3})+,\d*$|^[1-9]\d{0,2}(\.\d{3}){2,}$/,
    plain: (typed) => typed.replaceAll('.', '').replace(',', '.'),
  },
  { form: /^\d*,\d{1,2}$|^0,\d+$|^\d{4,},\d+$|^\d+,\d{4,}$/, plain: (typed) => typed.replace(',', '.') },
];

/** The digits of '51,5', '51.5', '1,250.5' or '1.250,5' with a point. Null if it is no number, or could be two. */
export function decimalText(typed: string): string | null {
  if (typed.length > MAX_LENGTH) return null;
  const bare = typed.replace(/\s/g, ' ').trim();
  const sign = bare.startsWith('-') ? '-' : '';
  const digits = bare.slice(sign.length).replace(/^\$ ?/, '');
  const found = FORMS.find(({ form }) => form.test(digits));
  return found ? sign + found.plain(digits) : null;
}

/** The number that somebody typed. Null for a blank field, and NaN for text that is no number. */
export function readNumber(typed: string | number | null | undefined): number | null {
  if (typeof typed === 'number') return typed;
  if (!typed?.trim()) return null;
  return Number(decimalText(typed) ?? Number.NaN);
}
