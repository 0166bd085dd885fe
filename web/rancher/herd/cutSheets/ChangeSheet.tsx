import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { errorsInForm, useSubmit } from '../../../errors/useSubmit';
import { CutSheetFields } from '../../../parts/cutSheets/CutSheetFields';
import {
  type CutSheetValues,
  firstValues,
  refuseProblems,
  toCutSheetInput,
} from '../../../parts/cutSheets/cutSheetValues';
import { TellUnsaved } from '../../../parts/cutSheets/TellUnsaved';
import { ReasonField } from '../../../parts/reports/ReasonField';
import { DialogForm } from '../../../ui/form/FormDialog';
import { Stack } from '../../../ui/layout/arrange';
import { Heading } from '../../../ui/text/Text';
import { ChangeCutSheetDocument } from './CutSheetsDialog.generated';
import type { EditedSheetProps } from './HouseSheet';
import { sidesText } from './sheetStates';

type Values = CutSheetValues & { reason: string };

/** Changes a sheet after the due date. The families learn the reason. */
export function ChangeSheet({ animalId, sheet, onUnsaved, onDone }: EditedSheetProps & { animalId: string }) {
  const [initial] = useState(() => ({ ...firstValues(sheet), reason: '' }));
  const [changeCutSheet] = useMutation(ChangeCutSheetDocument);
  const change = useSubmit({
    send: ({ reason, ...choices }: Values) =>
      changeCutSheet({ variables: { animalId, sides: sheet.sides, sheet: toCutSheetInput(choices), reason } }),
    successToast: { title: 'Cut sheet changed', description: 'We told the families why.' },
    onSuccess: onDone,
    ...errorsInForm(),
  });
  const send = (values: Values) => {
    refuseProblems(values, sheet);
    return change(values);
  };
  return (
    <Stack gap={2}>
      <Heading level={3}>{`Change the cuts of ${sidesText(sheet.sides).toLowerCase()}`}</Heading>
      <DialogForm<Values> initialValues={initial} onSubmit={send} onCancel={onDone} submitLabel="Change Cuts">
        <TellUnsaved onUnsaved={onUnsaved} />
        <CutSheetFields sheet={sheet} />
        <ReasonField label="Why are you changing it?" hint="The families read this." />
      </DialogForm>
    </Stack>
  );
}
