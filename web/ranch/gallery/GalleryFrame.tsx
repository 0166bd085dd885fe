import styled, { css } from 'styled-components';
import { color, layer, media, radius, size, space } from '../../theme/tokens';

const twoColumns = css`
  grid-template-columns: 2fr 1fr;
`;

const threeColumns = css`
  grid-template-columns: 2fr 1fr 1fr;
`;

/** Wide screens show the thumbnails in two rows beside the main picture. Phones show the thumbnails below, from edge to edge. */
export const GalleryFrame = styled.div<{ $thumbnails: number }>`
  display: grid;
  gap: ${space(0.5)};
  grid-template-columns: repeat(${({ $thumbnails }) => Math.max(1, $thumbnails)}, minmax(0, 1fr));

  ${media.phone} {
    margin-inline: ${space(-2)};

    & > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.medium} {
    gap: ${space(1)};
    grid-auto-rows: minmax(0, 1fr);
    ${({ $thumbnails }) => $thumbnails > 0 && ($thumbnails > 2 ? threeColumns : twoColumns)}
    /* Without a width, the aspect ratio and the max height would make the frame narrower than the page. */
    width: 100%;
    max-height: 420px;
    aspect-ratio: ${({ $thumbnails }) => ($thumbnails > 2 ? '3 / 1' : '2.25 / 1')};

    & > :first-child {
      grid-row: span ${({ $thumbnails }) => ($thumbnails > 1 ? 2 : 1)};
    }

    & > :nth-child(4):last-child {
      grid-column: span 2;
    }
  }
`;

/** A picture that opens on the full screen when pressed. */
export const Shot = styled.button`
  position: relative;
  display: block;
  min-height: 0;
  padding: 0;
  border: 0;
  overflow: clip;
  background: ${color.sunken};
  aspect-ratio: 3 / 2;
  cursor: zoom-in;

  ${media.medium} {
    border-radius: ${radius};
    aspect-ratio: auto;
  }

  &:focus-visible {
    z-index: ${layer.bar - 1};
  }

  picture,
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &:hover img {
    filter: brightness(0.94);
  }
`;

export const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  background: rgb(35 31 26 / 62%);
  color: #fff8f0;
  font-size: ${size[15]};
  font-weight: 600;

  ${media.medium} {
    font-size: ${size[21]};
  }
`;
