import type { FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import { typedWeights } from '../../../rules/settlement/weighForm';
import { isOffline, messageOf, oddWeightsOf } from '../../errors/graphErrors';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { usePermissions } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { Form } from '../../ui/form/Form';
import { DialogForm } from '../../ui/form/FormDialog';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Stack } from '../../ui/layout/Stack';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { Notice } from '../../ui/state/Notice';
import { Text } from '../../ui/text/Text';

export interface WeighingFormProps<Values, Preview> {
  initialValues: Values;
  /** Fetches the result of the weights without saving them. */
  preview: (values: Values) => Promise<Preview>;
  save: (values: Values & Confirmation) => Promise<unknown>;
  /** Says which of the weights are unusual. They're asked about once more. */
  odd: (values: Values) => string[];
  /** The title of the toast after saving. */
  saved: string;
  result: (preview: Preview) => ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Whether the person was asked about unusual weights. */
export interface Confirmation {
  confirmed: boolean;
}

interface WeighingDialogProps<Values, Preview> extends WeighingFormProps<Values, Preview> {
  open: boolean;
  title: string;
  description: string;
}

export function WeighingDialog<Values extends FormikValues, Preview>(props: WeighingDialogProps<Values, Preview>) {
  const { open, title, description, ...form } = props;
  return (
    <Dialog open={open} onOpenChange={form.onClose} title={title} description={description}>
      <WeighingForm {...form} />
    </Dialog>
  );
}

/** The preview, or the fact that none could be loaded offline. */
type Shown<Preview> = { isOffline: false; preview: Preview } | { isOffline: true };

const offlineNote = (withMoney: boolean) =>
  `There's no reception${withMoney ? ", so we can't show what each family will owe" : ''}. Save the weights here, and we'll send them when you have reception.`;

async function loadPreview<Preview>(request: Promise<Preview>): Promise<Shown<Preview>> {
  try {
    return { isOffline: false, preview: await request };
  } catch (error) {
    if (isOffline(error)) return { isOffline: true };
    throw error;
  }
}

/** Shows two steps: first the weights, then what each family will owe, if the person may see that. Only the second step saves. */
export function WeighingForm<Values extends FormikValues, Preview>(props: WeighingFormProps<Values, Preview>) {
  const { initialValues, preview, save, odd, saved, result, onClose, children } = props;
  const { withMoney } = usePermissions();
  const [shown, setShown] = useState<Shown<Preview> & { values: Values }>();
  const [unusual, setUnusual] = useState<string[]>([]);
  const show = useSubmit({
    send: (values: Values) => loadPreview(preview(values)),
    onSuccess: (found: Shown<Preview>, values: Values) => {
      setUnusual(odd(values));
      setShown({ ...found, values });
    },
    errorToast: () => undefined,
    fieldErrors: (error, values) => toFormFields(errorsInForm().fieldErrors(error), values),
  });
  const saveWeights = useSubmit({
    send: (values: Values) => save({ ...values, confirmed: unusual.length > 0 }),
    successToast: { title: saved, description: 'The families get an email with their new figures.' },
    onSuccess: onClose,
    onQueued: onClose,
    // Shows all errors at the form, because the fields are in the first step.
    errorToast: () => undefined,
    fieldErrors: (error) => {
      setUnusual(oddWeightsOf(error));
      return { form: messageOf(error) };
    },
  });
  return (
    <>
      {/* Stays, so that the weights are still there on the way back, or after the end of a session. */}
      <DialogForm<Values>
        initialValues={initialValues}
        schema={typedWeights}
        onSubmit={show}
        onCancel={onClose}
        submitLabel={withMoney ? 'See What They Owe' : 'Check the Weights'}
        hidden={shown !== undefined}
      >
        {children}
      </DialogForm>
      {shown && (
        <SaveStep unusual={unusual} onSave={() => saveWeights(shown.values)} onBack={() => setShown(undefined)}>
          {shown.isOffline ? <Text>{offlineNote(withMoney)}</Text> : result(shown.preview)}
        </SaveStep>
      )}
    </>
  );
}

interface SaveStepProps {
  /** What the server finds unusual about the weights, in sentences. */
  unusual: string[];
  onSave: () => void;
  onBack: () => void;
  children: ReactNode;
}

function SaveStep({ unusual, onSave, onBack, children }: SaveStepProps) {
  const { withMoney } = usePermissions();
  return (
    <Form initialValues={{}} onSubmit={onSave} label={withMoney ? 'What they owe' : 'The weights'}>
      <Stack gap={3}>
        {unusual.length > 0 && (
          <Notice title="Is that right?">{`${unusual.join(' ')} Go back to correct it, or save it as it is.`}</Notice>
        )}
        {children}
      </Stack>
      <DialogFooter>
        <Button onClick={onBack}>Back</Button>
        <SubmitButton>{unusual.length > 0 ? "Yes, It's Right: Save" : 'Save Weights'}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

/** Maps the server's field names to this form's. Blank weights aren't sent, so the server's indexes skip them. */
function toFormFields(errors: Record<string, string>, values: FormikValues): Record<string, string> {
  const typedField = (field: string) =>
    field.replace(/^(\w+)\[(\d+)\]/, (_, list: string, at: string) => {
      const rows: { pounds?: string }[] = values[list];
      const typed = [...rows.keys()].filter((row) => rows[row]?.pounds !== '');
      return `${list}.${typed[Number(at)]}`;
    });
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [typedField(field), message]));
}
