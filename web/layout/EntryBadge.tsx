import { Suspense } from 'react';
import styled, { css } from 'styled-components';
import { space } from '../theme/tokens';
import type { NavEntry } from './navigation';

/** The positions of a badge. An absolute position keeps the layout from shifting when the badge loads. */
const places = {
  label: css`
    position: absolute;
    top: ${space(1.25)};
    right: ${space(-0.5)};
  `,
  icon: css`
    position: absolute;
    top: ${space(0.25)};
    left: calc(50% + 3px);
  `,
  end: css`
    margin-left: auto;
  `,
};

const Root = styled.span<{ $place: keyof typeof places }>`
  display: inline-flex;
  ${({ $place }) => places[$place]}
`;

export function EntryBadge({ entry: { Badge }, place }: { entry: NavEntry; place: keyof typeof places }) {
  if (!Badge) return null;
  return (
    <Root $place={place}>
      <Suspense>
        <Badge />
      </Suspense>
    </Root>
  );
}
