import { AGREEMENT_DATE, AGREEMENT_SECTIONS, AGREEMENT_TITLE, AGREEMENT_VERSION } from '../../rules/ranches/agreement';
import { customerDate } from '../../rules/time/dates';
import { printPdf } from './printPdf';

export function agreementPdf(): Promise<Buffer> {
  const version = `Version ${AGREEMENT_VERSION} of ${customerDate(AGREEMENT_DATE)}`;
  const sheet = { title: AGREEMENT_TITLE, footer: `${AGREEMENT_TITLE} – ${version}`, date: AGREEMENT_DATE };
  return printPdf(sheet, (paper) => {
    paper.title(AGREEMENT_TITLE);
    paper.paragraph(version, { soft: true });
    for (const [at, { heading, paragraphs }] of AGREEMENT_SECTIONS.entries()) {
      paper.heading(`${at + 1}. ${heading}`);
      for (const paragraph of paragraphs) paper.paragraph(paragraph);
    }
  });
}
