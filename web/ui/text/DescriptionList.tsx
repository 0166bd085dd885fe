import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hairline, smallCaps } from '../../theme/mixins';
import { color, media, space } from '../../theme/tokens';

interface DescriptionListProps {
  items: { term: string; details: ReactNode }[];
  columns?: 1 | 2 | 3;
}

const Root = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  column-gap: ${space(4)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Item = styled.div`
  padding-block: ${space(1)};
  border-bottom: ${hairline};
`;

const Term = styled.dt`
  ${smallCaps}
  color: ${color.soft};
`;

/** Terms with their details. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <Root $columns={columns}>
      {items.map(({ term, details }) => (
        <Item key={term}>
          <Term>{term}</Term>
          <dd>{details}</dd>
        </Item>
      ))}
    </Root>
  );
}
