import { BRAND } from '../words/brand';
import type { Paper } from './Paper';

export const accessibility: Paper = {
  title: 'Accessibility',
  version: '2026-11-28',
  short: [
    `We want everyone to be able to use ${BRAND}: by keyboard, with a screen reader, enlarged, on a small phone.`,
    'Our aim is WCAG 2.2, level AA. Programs test for it. No outside expert has audited it.',
    'Below is what we know to fall short. Write to us about anything else that does.',
  ],
  sections: [
    {
      heading: 'What we aim for',
      paragraphs: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page that families, ranches and our team use. We call it partly met, because of what’s listed below and because no person outside has audited it.',
      ],
    },
    {
      heading: 'How we test',
      paragraphs: ['These tests run in a real browser:'],
      points: [
        'A program (axe-core) checks every screen by the rules of WCAG 2.2, on a small phone, a phone and a computer, in light and dark colors. It also checks dialogs.',
        'Five jobs by keyboard and by what a screen reader is told: ordering, claiming a share, answering an order, weighing an animal and recording a payment.',
        'On every screen at a zoom of 400 percent, the focus is never hidden, and bars leave room to read. Wide text spacing cuts off no text.',
        'No screen needs to be scrolled sideways on a phone.',
      ],
    },
    {
      heading: 'What helps',
      paragraphs: [],
      points: [
        'Everything that can be dragged, such as photos in order, can be moved by keyboard too, and each move is announced.',
        'Signing in needs no puzzle. You can paste a password, use a password manager, or sign in with a passkey.',
        'Colors follow your setting for light or dark, and animations your setting for reduced motion.',
        'Colors for Sunlight, at the bottom of each page, give every text a contrast of 7:1 and thicker lines, for a phone outdoors.',
        'A session ends after two hours without use. What you’ve typed is kept until you’ve signed in again.',
        'Lists of the admin panel have single-letter keys, which can be turned off.',
      ],
    },
    {
      heading: 'What falls short',
      paragraphs: [],
      points: [
        'Programs find only a part of all problems. We haven’t tested with people who use screen readers, magnifiers, switches or voice control every day.',
        'The map of ranches is a drawing. Its ranches are in the list beside it, with the same facts.',
        'Descriptions of photos come from ranches and families, and some photos have none beyond the ranch’s name.',
        'Videos and websites of ranches are theirs. They may have no captions.',
        'PDF files (agreement, invoices, cut sheets) have tags for screen readers, but nobody has checked them by the standard for PDF (PDF/UA). The same facts are on the screens, except for the full text of the broker agreement. Ask us for it as plain text.',
        'The tools for programmers, GraphiQL and the API’s documentation, are made of other people’s components and may not meet the guidelines.',
        'The site is in English only.',
      ],
    },
    {
      heading: 'If something keeps you out',
      paragraphs: [
        'Write to the email or the postal address below. Say which page it was and what you use, if you know. The Feedback button on each page sends us the page’s address too.',
        'If you can’t order through the site, a ranch’s page has its phone number for everyone signed in, if it gave one, and we can help you by email.',
        'You don’t have to write to us before you turn to the U.S. Department of Justice or your state’s agency for civil rights.',
      ],
    },
  ],
};
