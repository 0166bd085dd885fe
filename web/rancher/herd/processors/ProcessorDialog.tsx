import { useMutation } from '@apollo/client/react';
import { LIMITS } from '../../../../rules/fields/limits';
import { INSPECTION, INSPECTION_HINT } from '../../../../rules/herd/inspection';
import {
  fromProcessor,
  type ProcessorInput,
  type ProcessorValues,
  processorForm,
} from '../../../../rules/herd/processorForm';
import { PROCESSOR_PAYER } from '../../../../rules/herd/processorPayer';
import { STATE_NAMES } from '../../../../rules/words/states';
import { useSubmit } from '../../../errors/useSubmit';
import { Field } from '../../../ui/form/Field';
import { FormDialog } from '../../../ui/form/FormDialog';
import { MoneyField } from '../../../ui/form/MoneyField';
import { SelectField } from '../../../ui/form/SelectField';
import { RadioCards } from '../../../ui/input/RadioCards';
import { Grid } from '../../../ui/layout/Grid';
import { HerdPageDocument } from '../HerdPage.generated';
import { CreateProcessorDocument, UpdateProcessorDocument } from './ProcessorDialog.generated';
import type { Processor_processorFragment } from './Processors.generated';

interface ProcessorDialogProps {
  /** Left out, the dialog adds a new processor. */
  processor?: Processor_processorFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const INSPECTION_CARDS = INSPECTION.options.map(({ value, label }) => ({
  value,
  title: label,
  description: INSPECTION_HINT[value],
}));

export default function ProcessorDialog({ processor, open, onOpenChange }: ProcessorDialogProps) {
  const close = () => onOpenChange(false);
  const save = useSaveProcessor(processor?.id, close);
  return (
    <FormDialog<ProcessorValues>
      open={open}
      onClose={close}
      title={processor ? 'Edit Processor' : 'Add Processor'}
      initialValues={fromProcessor(processor ?? {})}
      schema={processorForm}
      onSubmit={save}
      submitLabel={processor ? 'Save Processor' : 'Add Processor'}
      reinitialize
    >
      <Field name="name" label="Processor name" maxLength={LIMITS.name} autoComplete="off" />
      <Grid columns={3} min={160} gap={2}>
        <Field name="city" label="City" maxLength={LIMITS.city} autoComplete="off" />
        <SelectField name="state" label="State" options={STATE_NAMES} placeholder="Choose a state" />
        <Field name="zipCode" label="ZIP code" inputMode="numeric" maxLength={LIMITS.zipCode} autoComplete="off" />
      </Grid>
      <RadioCards name="inspection" legend="Inspection" options={INSPECTION_CARDS} />
      <Field name="establishmentNumber" label="Establishment number" maxLength={LIMITS.establishmentNumber} optional />
      <Grid columns={2} min={220} gap={2}>
        <MoneyField name="killFee" label="Kill fee" hint="For one animal" optional />
        <MoneyField name="cutAndWrapPerPound" label="Cut and wrap" hint="Per lb hanging weight" optional />
      </Grid>
      <SelectField name="payer" label="Who pays the processor?" options={PROCESSOR_PAYER.options} />
    </FormDialog>
  );
}

/** Updates the processor of that id, or creates one. */
function useSaveProcessor(id: string | undefined, onSaved: () => void) {
  const [createProcessor] = useMutation(CreateProcessorDocument, {
    refetchQueries: [HerdPageDocument],
    awaitRefetchQueries: true,
  });
  const [updateProcessor] = useMutation(UpdateProcessorDocument);
  return useSubmit({
    send: async (values: ProcessorValues) => {
      // The form's rules have made sure that an inspection is chosen.
      const input = processorForm.cast(values) as ProcessorInput;
      if (id) await updateProcessor({ variables: { id, input } });
      else await createProcessor({ variables: { input } });
    },
    success: (_, { name }) => ({ title: id ? 'Processor saved' : 'Processor added', description: name }),
    failure: "Couldn't save the processor",
    done: onSaved,
  });
}
