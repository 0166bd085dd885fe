import { css } from 'styled-components';

/** Styles for paper: black on white, without parts that only a screen needs. */
export const print = css`
  /* Hides a sheet on the screen. On paper, it replaces the page. */
  @media screen {
    [data-print='sheet'] {
      display: none !important;
    }
  }

  @page {
    margin: 16mm;
  }

  @media print {
    :root {
      --paper: #fff;
      --card: #fff;
      --ink: #000;
      --soft: #333;
      --line: #999;
    }

    body {
      font-size: 11pt;
    }

    [data-print='hide'],
    body:has(> [data-print='sheet']) > :not([data-print='sheet']) {
      display: none !important;
    }

    /* Prints the background color of a timeline's steps. */
    [data-print='sheet'] {
      print-color-adjust: exact;
    }

    tr, li, article {
      break-inside: avoid;
    }
  }
`;
