import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space, tabular } from '../../theme/tokens';
import { Stack } from '../../ui/layout/arrange';
import { Fold } from '../../ui/layout/Fold';
import { Stars } from '../../ui/text/Stars';
import { VisuallyHidden } from '../../ui/text/Text';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(5)};
`;

const Figure = styled.p`
  ${tabular}
  font-family: ${font.heading};
  font-size: ${size[38]};
  font-weight: 600;
  line-height: 1.1;
`;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(80px, 320px) max-content;
  gap: ${space(0.5)} ${space(1.5)};
  align-items: center;
  font-size: ${size[15]};
`;

const Row = styled.div`
  display: contents;
`;

const Bar = styled.div<{ $percent: number }>`
  height: 10px;
  border-radius: ${radius};
  background: linear-gradient(to right, ${color.hay} ${({ $percent }) => $percent}%, ${color.sunken} 0);
`;

const Count = styled.dd`
  ${tabular}
  color: ${color.soft};
  text-align: right;
`;

interface RatingSummaryProps {
  children: ReactNode;
  ranch: { rating: number; reviewCount: number; ratingCounts: readonly number[] };
}

export function RatingSummary({ children, ranch: { rating, reviewCount, ratingCounts } }: RatingSummaryProps) {
  const rows = ratingCounts.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <Root>
      <Stack gap={0.5}>
        <Figure aria-hidden>{rating.toFixed(1)}</Figure>
        <Stars rating={rating} count={reviewCount} />
      </Stack>
      {children}
      <Fold label="By stars">
        <Rows aria-label="Reviews by stars">
          {rows.map(({ stars, count }) => (
            <Row key={stars}>
              <dt>{stars === 1 ? '1 star' : `${stars} stars`}</dt>
              <Bar aria-hidden $percent={reviewCount ? Math.round((100 * count) / reviewCount) : 0} />
              <Count>
                {count}
                <VisuallyHidden> {count === 1 ? 'review' : 'reviews'}</VisuallyHidden>
              </Count>
            </Row>
          ))}
        </Rows>
      </Fold>
    </Root>
  );
}
