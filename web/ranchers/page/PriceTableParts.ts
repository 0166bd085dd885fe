import styled from 'styled-components';
import { hairline, smallCaps, tabular, visuallyHidden } from '../../theme/mixins';
import { color, font, media, size, space } from '../../theme/tokens';

/** A table of five columns; on a phone each share is two columns of lines, so that all three fit on one screen. */
export const Sheet = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;
  border-top: 3px solid ${color.ink};
  border-bottom: 1px solid ${color.ink};
  font-size: ${size[15]};

  ${media.phone} {
    &,
    & > tbody {
      display: block;
    }

    & > thead {
      ${visuallyHidden}
    }
  }
`;

export const Header = styled.th`
  ${smallCaps}
  padding: ${space(1.25)} 0 ${space(1.25)} ${space(1)};
  border-bottom: 1px solid ${color.ink};
  color: ${color.soft};
  text-align: right;
  vertical-align: bottom;

  &:first-child {
    padding-left: 0;
    text-align: left;
  }
`;

export const Row = styled.tr`
  & + & {
    border-top: ${hairline};
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: 2px ${space(2)};
    padding-block: ${space(1.5)};
  }
`;

export const Share = styled.th`
  padding: 0;
  font-size: ${size[17]};
  font-weight: 600;
  text-align: left;
`;

export const Figure = styled.td`
  color: ${color.soft};
  white-space: nowrap;

  ${media.phone} {
    &:nth-child(even) {
      text-align: right;
    }
  }

  ${media.medium} {
    padding: ${space(1.5)} 0 ${space(1.5)} ${space(1)};
    text-align: right;
  }
`;

export const Price = styled(Figure)`
  color: ${color.ink};
  font-family: ${font.heading};
  font-size: ${size[21]};
  font-weight: 600;
  line-height: 1.2;
`;

/** Said by the header where there is one. */
export const Unit = styled.span`
  ${media.medium} {
    display: none;
  }
`;
