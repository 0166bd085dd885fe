import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, hairline, media, size, smallCaps, space } from '../../theme/tokens';

interface DescriptionListProps {
  items: { term: string; details: ReactNode }[];
  columns?: 1 | 2 | 3;
  /** Puts each term beside its details on phones. */
  compact?: boolean;
}

interface Compactable {
  $compact: boolean;
}

const Root = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  column-gap: ${space(4)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Item = styled.div<Compactable>`
  padding-block: ${space(1)};
  border-bottom: ${hairline};

  ${({ $compact }) =>
    $compact &&
    css`
      ${media.phone} {
        display: grid;
        grid-template-columns: ${space(11)} minmax(0, 1fr);
        gap: ${space(1)};
        align-items: baseline;
        padding-block: ${space(0.5)};
        font-size: ${size[15]};
        overflow-wrap: anywhere;

        & > dt {
          letter-spacing: 0;
          text-transform: none;
        }
      }
    `}
`;

const Term = styled.dt`
  ${smallCaps}
  color: ${color.soft};
`;

export function DescriptionList({ items, columns = 1, compact = false }: DescriptionListProps) {
  return (
    <Root $columns={columns}>
      {items.map(({ term, details }) => (
        <Item key={term} $compact={compact}>
          <Term>{term}</Term>
          <dd>{details}</dd>
        </Item>
      ))}
    </Root>
  );
}
