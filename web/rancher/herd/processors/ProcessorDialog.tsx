import { useMutation } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { LIMITS } from '../../../../rules/fields/limits';
import { cutSheetDifferences } from '../../../../rules/herd/cutSheet';
import { INSPECTION, INSPECTION_HINT } from '../../../../rules/herd/inspection';
import {
  fromProcessor,
  type ProcessorInput,
  type ProcessorValues,
  processorForm,
} from '../../../../rules/herd/processorForm';
import { PROCESSOR_PAYER } from '../../../../rules/herd/processorPayer';
import { STATE_NAMES } from '../../../../rules/words/states';
import { mutate } from '../../../apollo/mutate';
import { useSubmit } from '../../../errors/useSubmit';
import { CutQuestions } from '../../../parts/cutSheets/CutQuestions';
import {
  type CutSheetValues,
  toCutSheet,
  toCutSheetInput,
  toCutSheetValues,
} from '../../../parts/cutSheets/cutSheetValues';
import { Button } from '../../../ui/button/Button';
import { Field } from '../../../ui/form/Field';
import { Fieldset } from '../../../ui/form/Fieldset';
import { FormDialog } from '../../../ui/form/FormDialog';
import { MoneyField } from '../../../ui/form/MoneyField';
import { SelectField } from '../../../ui/form/SelectField';
import { describedCards, RadioCards } from '../../../ui/input/RadioCards';
import { Cluster } from '../../../ui/layout/arrange';
import { Grid } from '../../../ui/layout/Grid';
import type { DialogState } from '../../../ui/overlay/dialogState';

import { refetchHerd } from '../refetchHerd';
import { CreateProcessorDocument, UpdateProcessorDocument } from './ProcessorDialog.generated';
import type { Processor_processorFragment } from './Processors.generated';

interface ProcessorDialogProps extends DialogState {
  /** Undefined to add a new processor. */
  processor?: Processor_processorFragment;
}

export default function ProcessorDialog({ processor, open, onOpenChange }: ProcessorDialogProps) {
  const close = () => onOpenChange(false);
  const save = useSaveProcessor(processor, close);
  return (
    <FormDialog<Values>
      open={open}
      onClose={close}
      title={processor ? 'Edit Processor' : 'Add Processor'}
      initialValues={valuesOf(processor)}
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
      <RadioCards name="inspection" legend="Inspection" options={describedCards(INSPECTION.options, INSPECTION_HINT)} />
      <Field name="establishmentNumber" label="Establishment number" maxLength={LIMITS.establishmentNumber} optional />
      <SelectField name="payer" label="Who pays the processor?" options={PROCESSOR_PAYER.options} />
      <Fees />
      <StandardCuts />
    </FormDialog>
  );
}

/** Asks for the fees, unless the price includes them. Blank ones aren't known. */
function Fees() {
  if (useFormikContext<Values>().values.payer === 'INCLUDED') return null;
  return (
    <Grid columns={2} min={220} gap={2}>
      <MoneyField
        name="killFee"
        label="Kill fee"
        hint="For one animal. Blank if you don't know it yet."
        min="0"
        optional
      />
      <MoneyField name="cutAndWrapPerPound" label="Cut and wrap" hint="Per lb hanging weight" min="0" optional />
    </Grid>
  );
}

type Values = ProcessorValues & { standardCutSheet: CutSheetValues };

const valuesOf = (processor?: Processor_processorFragment): Values => ({
  ...fromProcessor(processor ?? {}),
  standardCutSheet: toCutSheetValues(
    toCutSheet(processor?.standardCutSheet ?? [], processor?.standardCutSheetNotes ?? null),
  ),
});

/** Allows every choice, because a standard sheet is adapted to the animal and the share where it's used. */
const ANY_SITUATION = { over30Months: false, quarters: 4 } as const;

/** Edits the cuts for families that don't agree in time. Hidden behind a button, because few ranches change them. */
function StandardCuts() {
  const [isOpen, setOpen] = useState(false);
  const { standardCutSheet } = useFormikContext<Values>().values;
  return (
    <Fieldset
      legend="Standard cut sheet"
      hint="Used when families haven't agreed on their cuts by the due day. Families can start from it, too."
    >
      <Cluster>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide Standard Cuts' : 'Edit Standard Cuts'}
        </Button>
      </Cluster>
      {isOpen && (
        <>
          <CutQuestions under="standardCutSheet" choices={standardCutSheet} situation={ANY_SITUATION} />
          <Field
            name="standardCutSheet.notes"
            label="Anything else for the processor"
            type="textarea"
            maxLength={LIMITS.description}
            optional
          />
        </>
      )}
    </Fieldset>
  );
}

function useSaveProcessor(processor: Processor_processorFragment | undefined, onSaved: () => void) {
  const id = processor?.id;
  const [createProcessor] = useMutation(CreateProcessorDocument, refetchHerd);
  return useSubmit({
    send: async ({ standardCutSheet, ...values }: Values) => {
      const isChanged = cutSheetDifferences(valuesOf(processor).standardCutSheet, standardCutSheet).length > 0;
      const input = {
        // The form's schema requires an inspection, so the type is safe.
        ...(processorForm.cast(values) as ProcessorInput),
        ...(isChanged && { standardCutSheet: toCutSheetInput(standardCutSheet) }),
      };
      if (id) await mutate(UpdateProcessorDocument, { id, input });
      else await createProcessor({ variables: { input } });
    },
    successToast: (_, { name }) => ({ title: id ? 'Processor saved' : 'Processor added', description: name }),
    errorToast: "Couldn't save the processor",
    onSuccess: onSaved,
  });
}
