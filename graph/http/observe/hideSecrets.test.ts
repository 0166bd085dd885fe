import { expect, test } from 'vitest';
import { hideSecrets, pagePath } from './hideSecrets';

test.each([
  ['/find-rancher', '/find-rancher'],
  ['/reset-password?token=s3cret', '/reset-password'],
  ['/reset-password#token=s3cret', '/reset-password'],
  ['/reset-password%3Ftoken=s3cret', '/reset-password'],
  ['/reset-password;token=s3cret', '/reset-password'],
  ['/reset-password&token=s3cret', '/reset-password'],
  ['https://herdline.test/confirm-email?token=s3cret', '/confirm-email'],
  ['https://s3cret:s3cret@herdline.test/guide', '/guide'],
  ['//herdline.test/guide?s3cret', '/guide'],
  ['https://herdline.test?token=s3cret', ''],
  ['/calendar/s3cret.ics', '/calendar/*'],
  ['/Unsubscribe/77.MESSAGES.s3cret', '/Unsubscribe/*'],
  ['javascript:s3cret', ''],
  ['?token=s3cret', ''],
  ['', ''],
])('the path of the page %j is %j', (url, path) => expect(pagePath(url)).toBe(path));

test.each([
  [
    'My link https://herdline.test/reset-password?token=s3cret fails',
    'My link https://herdline.test/reset-password?token=* fails',
  ],
  ['/undo-email-change?a=1&token=s3cret&b=2', '/undo-email-change?a=1&token=*&b=2'],
  ['See <https://herdline.test/calendar/s3cret.ics>', 'See <https://herdline.test/calendar/*>'],
  ['/confirm-email?token%3Ds3cret', '/confirm-email?token%3D*'],
  ['I lost my token', 'I lost my token'],
])('hides the secrets of %j', (text, shown) => expect(hideSecrets(text)).toBe(shown));
