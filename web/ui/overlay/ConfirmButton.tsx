import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../button/Button';
import { LazyConfirmDialog } from './lazyDialog';

interface ConfirmButtonProps
  extends Omit<ComponentProps<typeof LazyConfirmDialog>, 'open' | 'onOpenChange' | 'children'> {
  children: ReactNode;
}

/** A button that asks for confirmation first. */
export function ConfirmButton({ children, ...question }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{children}</Button>
      <LazyConfirmDialog {...question} open={isAsking} onOpenChange={setAsking} />
    </>
  );
}
