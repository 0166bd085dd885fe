import { useEffect, useRef } from 'react';
import { FormError } from '../errors/FormError';
import { useToast } from '../ui/useToast';

/** What a form throws when the graph refuses. Whoever has closed it meanwhile does not see it there: a toast tells them. */
export function useFailure(title: string, isOpen = true) {
  const isSeen = useRef(isOpen);
  const { toast } = useToast();
  useEffect(() => {
    isSeen.current = isOpen;
    return () => {
      isSeen.current = false;
    };
  }, [isOpen]);

  return (cause: unknown): FormError => {
    const failure = new FormError(cause, title);
    const description = failure.message === title ? undefined : failure.message;
    if (!isSeen.current) toast({ title, ...(description && { description }), variant: 'destructive' });
    return failure;
  };
}
