import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { AGREEMENT_SECTIONS, AGREEMENT_VERSION } from '../../rules/ranches/agreement';
import { testHttp } from '../testing/http';
import { agreementPdf } from './agreementPdf';
import { pdfText } from './testing/pdfText';

const { url, person } = await testHttp();
const address = `${url}/documents/broker-agreement.pdf`;

const words = (text: string) => text.replace(/\s+/g, ' ');

test('the PDF contains the whole agreement as text, with its version and page numbers', async () => {
  const text = words(pdfText(await agreementPdf()));
  for (const { heading, paragraphs } of AGREEMENT_SECTIONS) {
    for (const part of [heading, ...paragraphs]) expect(text).toContain(part);
  }
  expect(text).toContain(`Version ${AGREEMENT_VERSION} of November 1, 2026`);
  expect(text).toMatch(/Page 1 of \d/);
});

test('the PDF has a title and a language, and is tagged for screen readers', async () => {
  const source = (await agreementPdf()).toString('latin1');
  expect(source).toContain('<rdf:li xml:lang="x-default">Herdline Broker Agreement</rdf:li>');
  expect(source).toContain('/DisplayDocTitle true');
  expect(source).toContain('/Lang (en-US)');
  expect(source).toContain('/Marked true');
  for (const tag of ['/H1', '/H2', '/P']) expect(source).toContain(`/S ${tag}`);
});

test('the PDF is public, and a repeated request is answered with 304', async () => {
  const { status, headers } = await person().get('/documents/broker-agreement.pdf');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('application/pdf');
  expect(headers.get('Cache-Control')).toBe('public, max-age=3600');
  // Doesn't use fetch, which requests a fresh copy if it's given an ETag.
  const [again] = await once(get(address, { headers: { 'If-None-Match': headers.get('ETag')! } }), 'response');
  expect((again as IncomingMessage).resume().statusCode).toBe(304);
});

test('an unknown document is not found', async () => {
  expect((await person().get('/documents/other.pdf')).status).toBe(404);
});
