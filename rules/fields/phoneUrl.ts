/** '(512) 555-0100 ext. 12', '512-555-0100 x12' or '512-555-0100 #12'. */
const EXTENSION = /(?:ext(?:ension)?\b[.:=]?|x|#)\s*(\d{1,7})\s*$/i;

/** The tel: URL of a phone number as people write it (RFC 3966). A phone would dial an extension as part of the number. */
export function phoneUrl(phone: string): string {
  const [whole = '', extension] = EXTENSION.exec(phone) ?? [];
  const number = phone.slice(0, phone.length - whole.length).replace(/[^\d+]/g, '');
  return `tel:${number}${extension ? `;ext=${extension}` : ''}`;
}
