import { Router } from 'express';
import { AGREEMENT_PATH } from '../../rules/ranches/agreement';
import { agreementPdf } from './agreementPdf';

/** Documents that are the same for everyone. Each is created once, because the text of a version never changes. */
export function serveDocuments(print = agreementPdf): Router {
  const router = Router();
  let agreement: Promise<Buffer> | undefined;
  router.get(AGREEMENT_PATH, async (_req, res) => {
    agreement ??= print().catch((error) => {
      // Lets the next request try again.
      agreement = undefined;
      throw error;
    });
    const document = await agreement;
    res.type('application/pdf').set('Cache-Control', 'public, max-age=3600').send(document);
  });
  return router;
}
