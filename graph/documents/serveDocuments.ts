import { Router } from 'express';
import { AGREEMENT_PATH } from '../../rules/agreement';
import { agreementPdf } from './agreementPdf';

/** Documents that are the same for everyone. A version's text never changes, so each is printed once. */
export function serveDocuments(): Router {
  const router = Router();
  let agreement: Promise<Buffer> | undefined;
  router.get(AGREEMENT_PATH, async (_req, res) => {
    agreement ??= agreementPdf().catch((error) => {
      // What failed once may work at the next request.
      agreement = undefined;
      throw error;
    });
    const document = await agreement;
    res.type('application/pdf').set('Cache-Control', 'public, max-age=3600').send(document);
  });
  return router;
}
