import { afterAll, expect, test } from 'vitest';
import { connect } from '../graph/database/connection';
import { ownDatabaseUrl } from '../graph/testing/database';
import { up } from './20261126130000_hide_secrets_in_feedback';

const db = connect(await ownDatabaseUrl('secrets_in_feedback'));
afterAll(() => db.destroy());

test('it removes secrets from the feedback that is already stored, and keeps everything else', async () => {
  const given = [
    ['a', 'Fine?', '/find-rancher', 'Fine?', '/find-rancher'],
    ['b', 'Fine', '/reset-password?token=s3cret&a=1', 'Fine', '/reset-password'],
    ['c', 'Fine', 'https://herdline.test/confirm-email?token=s3cret', 'Fine', '/confirm-email'],
    ['d', 'Fine', '/calendar/s3cret.ics', 'Fine', '/calendar/*'],
    ['e', 'It is /reset-password?token=s3cret, I think', '', 'It is /reset-password?token=* I think', ''],
  ] as const;
  await db('feedback').insert(
    given.map(([mark, text, pageUrl]) => ({ feedback: `${mark} ${text}`, pageUrl, type: 'OTHER' })),
  );
  await up(db);
  const rows = await db('feedback').orderBy('feedback').select('feedback', 'pageUrl');
  expect(rows).toEqual(given.map(([mark, , , text, pageUrl]) => ({ feedback: `${mark} ${text}`, pageUrl })));
});
