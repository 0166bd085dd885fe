import type { ComponentProps, ReactNode } from 'react';
import { reasonForm } from '../../../rules/reasonForm';
import { FormDialog } from '../../ui/form/FormDialog';
import { ReasonField } from './ReasonField';

type FormDialogProps = ComponentProps<typeof FormDialog<{ reason: string }>>;

interface ReasonDialogProps extends Omit<FormDialogProps, 'initialValues' | 'schema' | 'children'> {
  question: string;
  children?: ReactNode;
}

export function ReasonDialog({ question, children, ...dialog }: ReasonDialogProps) {
  return (
    <FormDialog {...dialog} initialValues={{ reason: '' }} schema={reasonForm}>
      {children}
      <ReasonField label={question} rows={4} />
    </FormDialog>
  );
}
