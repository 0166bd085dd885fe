const NOT_AN_ADDRESS = 'Please enter a web address that begins with http:// or https://';
const USERINFO = 'The address must not carry a user name or password';
const PORT = 'Only the usual ports can be used: 80 for http and 443 for https';
const NOT_A_NAME = 'Please enter the full name of a host, such as ranch.example';

export const NOT_PUBLIC = 'This address is not on the public Internet';

/** Names that belong to this machine or its network, whatever a resolver says. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)$/;

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const DNS_NAME = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+${LABEL}$`);

/** Whatever else is written as a number, a parsed URL has it in this form. */
const IP_ADDRESS = /^(\[.*\]|\d+(\.\d+){3})$/;

/**
 * What the writing of an address alone forbids, in words for the person: all but http and https, the default port, no
 * user name, and a host that is a full name or an IP address written out. Null when nothing does; `isAllowed` lets hosts
 * through that are none of that.
 */
export function webAddressFault(text: string, isAllowed: (url: URL) => boolean = () => false): string | null {
  // Parsers differ about what these mean, and no address needs them.
  if (/[\s\\\p{Cc}]/u.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return NOT_AN_ADDRESS;
  const url = new URL(text);
  const authority = text.split(/[/?#]/)[2] ?? '';
  if (url.username || url.password || authority.includes('@')) return USERINFO;
  if (isAllowed(url)) return null;
  return url.port ? PORT : hostFault(url.hostname, authority);
}

function hostFault(host: string, authority: string): string | null {
  if (IP_ADDRESS.test(host)) {
    // An address in decimal, octal or full-width digits is one that hides where it leads.
    return authority.replace(/:\d*$/, '').toLowerCase() === host ? null : NOT_PUBLIC;
  }
  if (LOCAL_NAME.test(host.replace(/\.+$/, ''))) return NOT_PUBLIC;
  return DNS_NAME.test(host) ? null : NOT_A_NAME;
}
