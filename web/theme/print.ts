import { css } from 'styled-components';

/** On real paper: black on white, without what only a screen can use. */
export const print = css`
  /* What is only for paper: a sheet alone takes the place of the page. */
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

    /* The steps of a timeline are told by their fill. */
    [data-print='sheet'] {
      print-color-adjust: exact;
    }

    tr, li, article {
      break-inside: avoid;
    }
  }
`;
