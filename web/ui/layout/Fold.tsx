import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, touch } from '../../theme/tokens';

interface FoldProps {
  /** Says what unfolding shows, such as 'All 6'. */
  label: ReactNode;
  /** A function if the content is only needed once it has been unfolded. */
  children: ReactNode | (() => ReactNode);
}

const Summary = styled.summary`
  width: fit-content;
  min-height: ${touch};
  align-content: center;
  color: ${color.pasture};
  font-weight: 600;
  cursor: pointer;
`;

/** Content that unfolds. The browser itself unfolds it, so it works before the page's script has loaded. */
export function Fold({ label, children }: FoldProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const root = useRef<HTMLDetailsElement>(null);
  // It may have been unfolded before the script loaded.
  useEffect(() => setWasOpen(root.current?.open ?? false), []);
  return (
    <details ref={root} onToggle={() => setWasOpen(true)}>
      <Summary>{label}</Summary>
      {typeof children === 'function' ? wasOpen && children() : children}
    </details>
  );
}

interface FoldedListProps {
  children: readonly ReactNode[];
  /** How many show before the fold. */
  shown: number;
}

/** A list of which only the first rows show, and 'All 9' unfolds the rest. */
export function FoldedList({ children, shown }: FoldedListProps) {
  return (
    <div>
      <ul>{children.slice(0, shown)}</ul>
      {shown < children.length && (
        <Fold label={`All ${children.length}`}>
          <ul>{children.slice(shown)}</ul>
        </Fold>
      )}
    </div>
  );
}
