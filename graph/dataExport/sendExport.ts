import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import { object, string } from 'yup';
import { LIMITS } from '../../rules/fields/limits';
import { BRAND } from '../../rules/words/brand';
import { confirmPassword } from '../accounts/secondFactor/confirmPassword';
import { auditExport } from '../audit/audit';
import type { ContextOf } from '../context';
import { unauthenticated } from '../errors';
import { countAttempt } from '../limits/attempts';
import type { PhotoStore } from '../photos/store/PhotoStore';
import { requireFirstStep } from '../schema/access';
import { validate } from '../schema/arguments';
import { closedToTokens } from '../schema/scopes';
import { writeExport } from './writeExport';

const FILE = `${BRAND.toLowerCase()}-my-data.zip`;

const PASSWORD = 'Please enter your password';
const body = object({ password: string().required(PASSWORD).max(LIMITS.password, PASSWORD) });

type Given = { db: Knex; store: PhotoStore; contextOf: ContextOf };

/** POST /api/user/data: all that is stored about the viewer as a ZIP, if the password is right. */
export function sendExport({ db, store, contextOf }: Given): RequestHandler {
  return async (req, res) => {
    const context = await contextOf(req, res);
    const { viewer, token, config } = context;
    if (!viewer) throw unauthenticated();
    if (token) throw closedToTokens();
    requireFirstStep(viewer);
    const { password } = await validate(body, req.body ?? {});
    await confirmPassword(context, password);
    await countAttempt(context, 'personalData', `viewer ${viewer.id}`);
    const person = { userId: viewer.id, userType: viewer.userType, timeZone: config.timeZone };
    const zip = await writeExport({ db, store, person });
    await auditExport(context, FILE, '');
    res.attachment(FILE).type('application/zip');
    await pipeline(zip, res);
  };
}
