import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { type CartItem, fullName } from './cart';

interface RemovedNoticeProps {
  item: CartItem;
  onUndo: () => void;
}

const Root = styled.div`
  margin-bottom: ${space(2)};
  outline: none;
`;

/** The pressed button went with its line, so the keyboard comes here, beside the way back. */
export function RemovedNotice({ item, onUndo }: RemovedNoticeProps) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal brings the focus here again.
  useEffect(() => root.current?.focus(), [item]);
  return (
    <Root ref={root} tabIndex={-1}>
      <Notice
        role="status"
        action={
          <Button size="small" onClick={onUndo}>
            Undo
          </Button>
        }
      >
        Removed {fullName(item)}
      </Notice>
    </Root>
  );
}
