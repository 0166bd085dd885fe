import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hairline } from '../theme/mixins';
import { color, motion, space, touch } from '../theme/tokens';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
}

const Root = styled.details`
  border-bottom: ${hairline};

  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: ${touch};
  padding-block: ${space(1)};
  font-weight: 600;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    color: ${color.pasture};
  }

  svg {
    flex: none;
    transition: transform ${motion.base};
  }
`;

const Body = styled.div`
  padding-bottom: ${space(2)};
`;

/** Words that wait behind their heading until someone asks. */
export function Disclosure({ summary, children, open = false }: DisclosureProps) {
  return (
    <Root open={open}>
      <Summary>
        {summary}
        <ChevronDown size={20} aria-hidden />
      </Summary>
      <Body>{children}</Body>
    </Root>
  );
}
