import styled from 'styled-components';
import { color, size, space, tabular } from '../../theme/tokens';

import { VisuallyHidden } from './Text';

interface StarsProps {
  /** The average rating, from 0 to 5. */
  rating: number;
  count?: number;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  font-size: ${size[15]};
  white-space: nowrap;
`;

/** The outline of the star icon in `lucide-react`. */
const STAR =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z';

const starsImage = (fill: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}" stroke="#000" stroke-width="2" stroke-linejoin="round"><path d="${STAR}"/></svg>`)}")`;

/** Draws five stars with a mask instead of five icons, since a list shows hundreds of stars. */
const Empty = styled.span`
  position: relative;
  flex: none;
  width: 80px;
  height: 16px;

  &::before,
  span {
    position: absolute;
    inset: 0 auto 0 0;
    width: 100%;
    background: ${color.hay};
    forced-color-adjust: none;
    print-color-adjust: exact;
    mask: ${starsImage('none')} 0 0 / 16px 16px;
    content: '';
  }

  span {
    mask-image: ${starsImage('#000')};
  }
`;

const Full = styled.span<{ $percent: number }>`
  && {
    width: ${({ $percent }) => $percent}%;
  }
`;

const Figures = styled.span`
  ${tabular}
  color: ${color.soft};
`;

export function Stars({ rating, count }: StarsProps) {
  const shown = Number.isInteger(rating) ? String(rating) : rating.toFixed(1);
  return (
    <Root>
      <Empty aria-hidden>
        <Full $percent={Math.round(rating * 20)} />
      </Empty>
      <Figures>
        {shown}
        <VisuallyHidden> out of 5 stars</VisuallyHidden>
        {count !== undefined && ` (${count} ${count === 1 ? 'review' : 'reviews'})`}
      </Figures>
    </Root>
  );
}
