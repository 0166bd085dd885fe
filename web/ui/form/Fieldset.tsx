import { ChevronDown } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import styled from 'styled-components';
import { breakpoint, font, hairline, size, space, touch } from '../../theme/tokens';
import { FieldHint } from './FieldShell';

interface FieldsetProps {
  legend: ReactNode;
  hint?: ReactNode;
  /** Whether the group is open from the start in a form that folds its groups on phones. */
  startsOpen?: boolean;
  children: ReactNode;
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding-top: ${space(2)};
  border-top: ${hairline};
`;

const Legend = styled.legend`
  float: left;
  width: 100%;
  font-family: ${font.heading};
  font-size: ${size[21]};
  font-weight: 600;
  line-height: 1.25;
`;

const FoldButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${touch};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

/** Stays in the form while it's folded, and shows a field that is refused. */
const Folded = styled.div`
  display: none;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  &[data-open],
  &:has([aria-invalid='true']) {
    display: grid;
  }
`;

export function Fieldset({ legend, hint, startsOpen = false, children }: FieldsetProps) {
  const canFold = useContext(FoldsFieldsets);
  const [folds] = useState(() => canFold && window.innerWidth < breakpoint.medium);
  const [isOpen, setOpen] = useState(startsOpen);
  if (folds) {
    return (
      <Root>
        <Legend>
          <FoldButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {legend}
            <ChevronDown size={18} aria-hidden />
          </FoldButton>
        </Legend>
        <Folded data-open={isOpen || undefined}>
          {hint && <FieldHint>{hint}</FieldHint>}
          {children}
        </Folded>
      </Root>
    );
  }
  return (
    <Root>
      <Legend>{legend}</Legend>
      {hint && <FieldHint>{hint}</FieldHint>}
      {children}
    </Root>
  );
}

/** Whether groups of fields fold on phones, as an index of a long form. */
export const FoldsFieldsets = createContext(false);
