import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../ui/useToast';

/** What is said of a product or variant that has no name or no price. */
export interface EntryRefusal {
  title: string;
  description: string;
}

/** After an attempt without a name or a price, says so beyond the fields as well. */
export function InvalidEntryToast({ title, description }: EntryRefusal) {
  const { submitCount, isSubmitting, errors } = useFormikContext<{ name: string; price: string | number }>();
  const { toast } = useToast();
  const tell = useEffectEvent(() => {
    if (errors.name || errors.price) toast({ title, description, variant: 'destructive' });
  });

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) tell();
  }, [submitCount, isSubmitting]);
  return null;
}
