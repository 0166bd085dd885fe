import { readUrl } from './readUrl';

const NOT_AN_ADDRESS = 'Please enter a web address that starts with http:// or https://';
const USERINFO = "The address can't have a user name or password";
const PORT = 'Please use the standard ports: 80 for http and 443 for https';
const NOT_A_NAME = 'Please enter a full host name, such as ranch.example';

export const NOT_PUBLIC = "This address isn't on the public internet";

/** Names that always belong to this machine or its network. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)$/;

/** Whether a host of a URL is this machine itself. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const DNS_NAME = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+${LABEL}$`);

/** A parsed URL has every IP address in this form, however it was written. */
const IP_ADDRESS = /^(\[.*\]|\d+(\.\d+){3})$/;

/** What's wrong with an address: http or https, the standard port, no user, a full name or a plain IP address. */
export function webUrlProblem(text: string, isAllowed: (url: URL) => boolean = () => false): string | null {
  // Parsers disagree about these characters, and no address needs them.
  if (/[\s\\\p{Cc}]/u.test(text) || !/^https?:\/\/[^/]/i.test(text)) return NOT_AN_ADDRESS;
  const url = readUrl(text);
  if (!url) return NOT_AN_ADDRESS;
  const authority = text.split(/[/?#]/)[2] ?? '';
  if (url.username || url.password || authority.includes('@')) return USERINFO;
  if (isAllowed(url)) return null;
  return url.port ? PORT : hostFault(url.hostname, authority);
}

function hostFault(host: string, authority: string): string | null {
  if (IP_ADDRESS.test(host)) {
    // An IP address in decimal, octal or full-width digits disguises its host.
    return authority.replace(/:\d*$/, '').toLowerCase() === host ? null : NOT_PUBLIC;
  }
  if (LOCAL_NAME.test(host.replace(/\.$/, ''))) return NOT_PUBLIC;
  return DNS_NAME.test(host) ? null : NOT_A_NAME;
}
