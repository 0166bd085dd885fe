const ZIP = /^\d{5}(-\d{4})?$/;

/** '78701' or '78701-1234' */
export function isZip(text: string): boolean {
  return ZIP.test(text);
}

/** The five digits that stand for a place; the four after them only help the postman. */
export function zip5(text: string): string | undefined {
  const trimmed = text.trim();
  return isZip(trimmed) ? trimmed.slice(0, 5) : undefined;
}

/** The leading digits of what was typed so far, for matching ZIP codes that begin with them. */
export function zipPrefix(text: string): string {
  return /^\d{0,5}/.exec(text.trim())![0];
}
