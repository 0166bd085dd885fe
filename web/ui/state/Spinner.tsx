import styled, { keyframes } from 'styled-components';
import { color } from '../../theme/tokens';

import { VisuallyHidden } from '../text/Text';

interface SpinnerProps {
  size?: number;
  /** Says what is loading. Empty if other text says so. */
  label?: string;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.svg`
  animation: ${turn} 900ms linear infinite;
`;

const Root = styled.span`
  display: inline-flex;
`;

export function Spinner({ size = 24, label = 'Loading' }: SpinnerProps) {
  return (
    <Root role={label ? 'status' : undefined}>
      <Ring
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentcolor"
        strokeWidth="2"
        aria-hidden
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
      </Ring>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}

const Centered = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
  color: ${color.soft};
`;

export function CenteredSpinner() {
  return (
    <Centered aria-busy="true">
      <Spinner size={32} />
    </Centered>
  );
}
