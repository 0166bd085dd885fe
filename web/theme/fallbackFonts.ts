import { css } from 'styled-components';

/** Common system fonts stretched to our fonts' measure, so that text does not move when the real ones arrive. */
export const fallbackFonts = css`
  @font-face {
    font-family: 'Fraunces Fallback';
    src: local('Times New Roman Bold'), local('Times New Roman'), local('Liberation Serif Bold'), local('Liberation Serif');
    size-adjust: 108.8%;
    ascent-override: 89.9%;
    descent-override: 23.4%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: 'Public Sans Fallback';
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 104.5%;
    ascent-override: 90.9%;
    descent-override: 21.5%;
    line-gap-override: 0%;
  }
`;
