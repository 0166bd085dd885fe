import { Star } from 'lucide-react';
import styled from 'styled-components';
import { tabular } from '../../theme/mixins';
import { color, size, space } from '../../theme/tokens';
import { VisuallyHidden } from '../layout/VisuallyHidden';

interface StarsProps {
  /** 0 to 5. */
  rating: number;
  /** The number of reviews. */
  count?: number;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  font-size: ${size[15]};
  white-space: nowrap;
`;

const Empty = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  color: ${color.hay};

  svg {
    flex: none;
    max-width: none;
  }
`;

const Full = styled.span<{ $percent: number }>`
  position: absolute;
  inset: 0 auto 0 0;
  display: inline-flex;
  width: ${({ $percent }) => $percent}%;
  overflow: hidden;

  svg {
    fill: currentcolor;
  }
`;

const Figures = styled.span`
  ${tabular}
  color: ${color.soft};
`;

const fiveStars = [1, 2, 3, 4, 5].map((place) => <Star key={place} size={16} />);

export function Stars({ rating, count }: StarsProps) {
  const shown = Number.isInteger(rating) ? String(rating) : rating.toFixed(1);
  return (
    <Root>
      <Empty aria-hidden>
        {fiveStars}
        <Full $percent={Math.round(rating * 20)}>{fiveStars}</Full>
      </Empty>
      <Figures>
        {shown}
        <VisuallyHidden> out of 5 stars</VisuallyHidden>
        {count !== undefined && ` (${count} ${count === 1 ? 'review' : 'reviews'})`}
      </Figures>
    </Root>
  );
}
