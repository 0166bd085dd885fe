import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../overlay/useToast';

interface InvalidFieldsToastProps {
  fields: readonly string[];
  title: string;
  /** The toast's text. Defaults to the first invalid field's message. */
  description?: string;
}

export function InvalidFieldsToast({ fields, title, description }: InvalidFieldsToastProps) {
  const { submitCount, isSubmitting, errors } = useFormikContext<Record<string, string>>();
  const { toast } = useToast();
  const show = useEffectEvent(() => {
    const message = fields.map((name) => errors[name]).find(Boolean);
    if (message) toast({ title, description: description ?? message, variant: 'destructive' });
  });

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) show();
  }, [submitCount, isSubmitting]);
  return null;
}
