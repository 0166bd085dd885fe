import type { RequestHandler } from 'express';
import { pathTo } from '../../rules/site';
import type { Config } from '../config';

/** How long the file may be relied on, in milliseconds (RFC 9116 recommends less than a year). */
const LIFETIME = 180 * 24 * 3_600_000;

/** Says how to report a vulnerability (RFC 9116). */
export function serveSecurityTxt({ operator, publicUrl }: Pick<Config, 'operator' | 'publicUrl'>): RequestHandler {
  return (_req, res) => {
    const lines = [
      `Contact: mailto:${operator.securityEmail}`,
      `Expires: ${new Date(Date.now() + LIFETIME).toISOString()}`,
      `Policy: ${publicUrl}${pathTo('security', {})}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    res
      .set('Cache-Control', 'public, max-age=86400')
      .type('text')
      .send(`${lines.join('\n')}\n`);
  };
}
