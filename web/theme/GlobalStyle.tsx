import { createGlobalStyle, css } from 'styled-components';
import { dark, light, properties } from './palettes';
import { print } from './print';
import { reset } from './reset';
import { color, focusRing, font, media, size, space } from './tokens';

const schemes = css`
  :root {
    color-scheme: light dark;
    --edge: 1px;
    --dim: 0.55;
    ${properties(light)}
  }

  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${properties(dark)}
    }
  }
`;

const page = css`
  html {
    scroll-padding-top: ${space(10)};
    text-size-adjust: 100%;
  }

  html:has([data-scroll-lock]) {
    overflow: hidden;
    scrollbar-gutter: stable;
    /* Makes the empty scrollbar gutter as dark as the page under the overlay. */
    background: ${color.veiledPaper};
  }

  /* A drawer ends before the gutter, so the gutter gets the drawer's color. */
  html:has([data-scroll-lock][data-edge='right']) {
    background: ${color.card};
  }

  body {
    min-height: 100dvh;
    background: ${color.paper};
    color: ${color.ink};
    font-family: ${font.body};
    font-size: ${size[17]};
    line-height: 1.55;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4 {
    font-family: ${font.heading};
    font-weight: 600;
    line-height: 1.15;
    text-wrap: balance;
  }

  p {
    text-wrap: pretty;
  }

  a {
    color: ${color.pasture};
    text-underline-offset: 0.18em;
    text-decoration-thickness: 1px;
  }

  ::selection {
    background: ${color.ink};
    color: ${color.paper};
  }

  :focus-visible {
    ${focusRing}
  }

  [tabindex='-1']:focus-visible {
    outline: none;
  }
`;

const motionPreference = css`
  @media (prefers-reduced-motion: no-preference) {
    html {
      scroll-behavior: smooth;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
    }
  }
`;

const phone = css`
  ${media.phone} {
    html {
      scroll-padding-block: ${space(8)};
    }

    html:has([data-bottom-bar]) {
      scroll-padding-bottom: ${space(17)};
    }
  }

  ${media.short} {
    html,
    html:has([data-bottom-bar]) {
      scroll-padding-block: ${space(1)};
    }
  }
`;

export const GlobalStyle = createGlobalStyle`
  ${schemes}
  ${reset}
  ${page}
  ${phone}
  ${motionPreference}
  ${print}
`;
