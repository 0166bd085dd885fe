import { Router } from 'express';
import { User } from '../accounts/User';
import type { ContextOf } from '../context';
import { icsOf } from '../documents/icsOf';
import { notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import { calendarKeyIn } from './calendarAddress';
import { familyEntries, leftEntries, ranchEntries } from './herdEntries';

/** GET /calendar/….ics, mounted at /calendar: the calendar of the person who has this URL. Errors: NOT_FOUND, RATE_LIMITED. */
export function serveCalendar(contextOf: ContextOf): Router {
  const router = Router();
  router.get('/:secret.ics', async (req, res) => {
    const context = await contextOf(req, res, false);
    await countAttempt(context, 'calendar');
    const { db, config } = context;
    const calendarKey = calendarKeyIn(config, String(req.params.secret));
    const user = calendarKey && (await User.query(db).findOne({ calendarKey }));
    if (!user || user.deletesAt) throw notFound('Calendar');
    const { id, userType } = user;
    const entries =
      userType === 'RANCHER'
        ? await ranchEntries(db, id)
        : [...(await familyEntries(db, { customerId: id })), ...(await leftEntries(db, id))];
    res.set('Cache-Control', 'private, no-store').set('Content-Disposition', 'inline; filename="herdline.ics"');
    res.type('text/calendar').send(icsOf(entries, config.publicUrl));
  });
  return router;
}
