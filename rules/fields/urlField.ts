import { LIMITS } from './limits';
import { readUrl } from './readUrl';
import { blankAsNull, text } from './textField';
import { webUrlProblem } from './webUrl';

export const INVALID_URL = 'Please enter a valid URL';

/** Whether a text is an http or https URL. With another scheme, a ranch's link could run a script. */
function isWebUrl(value: string): boolean {
  return value.length <= LIMITS.url && /^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(value) && readUrl(value) !== null;
}

/** Whether a text is a path on this site. '//host' would lead to another site. */
const isOwnPath = (value: string): boolean => /^\/[^\s/\\][^\s\\]*$/.test(value);

export const webUrl = () => text(LIMITS.url).test('url', INVALID_URL, (value) => !value || isWebUrl(value));

export const optionalUrl = () => blankAsNull(webUrl());

/** Families send money where this leads, so nobody on the way may change it. */
export function optionalSecureUrl() {
  return optionalUrl().test('https', 'It must start with https://', (value) => !value || /^https:/i.test(value));
}

/** A picture on this site, or on the web, where the server fetches it. */
export function picture() {
  return text(LIMITS.url).test('picture', INVALID_URL, (value, { createError }) => {
    if (!value || isOwnPath(value)) return true;
    const fault = isWebUrl(value) ? webUrlProblem(value) : INVALID_URL;
    return fault === null || createError({ message: fault });
  });
}

export const optionalPicture = () => blankAsNull(picture());
