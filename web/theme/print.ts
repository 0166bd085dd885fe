import { css } from 'styled-components';

/** On real paper: black on white, without what only a screen can use. */
export const print = css`
  @media print {
    :root {
      --paper: #fff;
      --card: #fff;
    }

    body {
      font-size: 11pt;
    }

    [data-print='hide'] {
      display: none !important;
    }

    tr, li, article {
      break-inside: avoid;
    }
  }
`;
