const ZIP = /^\d{5}(-\d{4})?$/;

/** '78701' or '78701-1234' */
export const isZip = (text: string): boolean => ZIP.test(text);

/** The five digits that identify a place, without the ZIP+4 digits. */
export function zip5(text: string): string | undefined {
  const trimmed = text.trim();
  return isZip(trimmed) ? trimmed.slice(0, 5) : undefined;
}

/** The leading digits of what was typed so far, to match ZIP codes that start with them. */
export const zipPrefix = (text: string): string => text.trim().replace(/^(\d{0,5}).*$/s, '$1');
