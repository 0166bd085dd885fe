import type { ComponentProps, ReactNode } from 'react';
import { LIMITS } from '../../../rules/fields/limits';
import { reasonForm } from '../../../rules/reasonForm';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';

type FormDialogProps = ComponentProps<typeof FormDialog<{ reason: string }>>;

interface ReasonDialogProps extends Omit<FormDialogProps, 'initialValues' | 'schema' | 'children'> {
  question: string;
  /** Describes what the reason is for. */
  children?: ReactNode;
}

/** A dialog that asks for a reason. */
export function ReasonDialog({ question, children, ...dialog }: ReasonDialogProps) {
  return (
    <FormDialog {...dialog} initialValues={{ reason: '' }} schema={reasonForm}>
      {children}
      <Field name="reason" label={question} type="textarea" rows={4} maxLength={LIMITS.reason} />
    </FormDialog>
  );
}
