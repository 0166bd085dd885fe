import { css } from 'styled-components';

/** Removes the differences between browsers' default styles. */
export const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  body,
  h1, h2, h3, h4,
  p, figure, blockquote,
  dl, dd, ul, ol,
  fieldset, legend {
    margin: 0;
    padding: 0;
  }

  ul,
  ol {
    list-style: none;
  }

  fieldset {
    min-width: 0;
    border: 0;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  img, picture, svg, video {
    display: block;
    max-width: 100%;
  }
`;
