import { type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useState } from 'react';
import { typedWeights } from '../../../rules/settlement/weighForm';
import { isOffline, messageOf, oddWeightsOf } from '../../errors/graphErrors';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { usePermissions } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/FormActions';
import { DialogForm } from '../../ui/form/FormDialog';
import { Stack } from '../../ui/layout/arrange';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { Notice } from '../../ui/state/Notice';
import { Text } from '../../ui/text/Text';

interface WeighingFormProps<Values, Input, Preview> {
  initialValues: Values;
  toInput: (values: Values) => Input;
  /** Fetches the result of the weights without saving them. */
  preview: (input: Input) => Promise<Preview>;
  /** Saves the weights. `confirmed` says that the person was asked about unusual ones. */
  save: (input: Input & { confirmed?: true }) => Promise<unknown>;
  /** Says which of the weights are unusual. They're asked about once more. */
  odd: (input: Input) => string[];
  saved: string;
  savedNote?: string;
  /** False for a person who sees no prices here. */
  isPriced?: boolean;
  /** Starts with the second step, for weights that somebody else has entered. */
  isFilledIn?: boolean;
  result: (preview: Preview) => ReactNode;
  onClose: () => void;
  children: ReactNode;
}

interface WeighingDialogProps<Values, Input, Preview> extends WeighingFormProps<Values, Input, Preview> {
  open: boolean;
  title: string;
  description: string;
}

export function WeighingDialog<Values extends FormikValues, Input, Preview>(
  props: WeighingDialogProps<Values, Input, Preview>,
) {
  const { open, title, description, ...form } = props;
  return (
    <Dialog open={open} onOpenChange={form.onClose} title={title} description={description}>
      <WeighingForm {...form} />
    </Dialog>
  );
}

const FAMILIES_TOLD = 'The families get an email with their new figures.';

/** The preview, or the fact that none could be loaded offline. */
type Shown<Preview> = { isOffline: false; preview: Preview } | { isOffline: true };

const offlineNote = (withMoney: boolean) =>
  `There's no reception${withMoney ? ", so we can't show what each family will owe" : ''}. Save the weights here, and we'll send them when you have reception.`;

/** Submits the form as soon as it's shown. */
function SubmitAtOnce() {
  const { submitForm } = useFormikContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => void submitForm(), []);
  return null;
}

async function loadPreview<Preview>(request: Promise<Preview>): Promise<Shown<Preview>> {
  try {
    return { isOffline: false, preview: await request };
  } catch (error) {
    if (isOffline(error)) return { isOffline: true };
    throw error;
  }
}

/** Shows two steps: first the weights, then what each family will owe, if the person may see that. Only the second step saves. */
export function WeighingForm<Values extends FormikValues, Input, Preview>(
  props: WeighingFormProps<Values, Input, Preview>,
) {
  const withMoney = usePermissions().withMoney && props.isPriced !== false;
  const { shown, unusual, show, save, goBack } = useWeighing(props);
  return (
    <>
      {/* Stays, so that the weights are still there on the way back, or after the end of a session. */}
      <DialogForm<Values>
        initialValues={props.initialValues}
        schema={typedWeights}
        onSubmit={show}
        onCancel={props.onClose}
        submitLabel={withMoney ? 'See What They Owe' : 'Check the Weights'}
        hidden={shown !== undefined}
      >
        {props.isFilledIn && <SubmitAtOnce />}
        {props.children}
      </DialogForm>
      {shown && (
        <SaveStep withMoney={withMoney} unusual={unusual} onSave={() => save(shown.input)} onBack={goBack}>
          {shown.isOffline ? <Text>{offlineNote(withMoney)}</Text> : props.result(shown.preview)}
        </SaveStep>
      )}
    </>
  );
}

function useWeighing<Values extends FormikValues, Input, Preview>(props: WeighingFormProps<Values, Input, Preview>) {
  const { toInput, preview, odd, saved, savedNote = FAMILIES_TOLD, onClose } = props;
  const [shown, setShown] = useState<Shown<Preview> & { input: Input }>();
  const [unusual, setUnusual] = useState<string[]>([]);
  const show = useSubmit({
    send: (values: Values) => loadPreview(preview(toInput(values))),
    onSuccess: (found: Shown<Preview>, values: Values) => {
      const input = toInput(values);
      setUnusual(odd(input));
      setShown({ ...found, input });
    },
    errorToast: () => undefined,
    fieldErrors: (error, values) => toFormFields(errorsInForm().fieldErrors(error), values),
  });
  const save = useSubmit({
    send: (input: Input) => props.save({ ...input, ...(unusual.length > 0 && { confirmed: true }) }),
    successToast: { title: saved, description: savedNote },
    onSuccess: onClose,
    onQueued: onClose,
    // Shows all errors at the form, because the fields are in the first step.
    errorToast: () => undefined,
    fieldErrors: (error) => {
      setUnusual(oddWeightsOf(error));
      return { form: messageOf(error) };
    },
  });
  return { shown, unusual, show, save, goBack: () => setShown(undefined) };
}

interface SaveStepProps {
  withMoney: boolean;
  /** What the server finds unusual about the weights, in sentences. */
  unusual: string[];
  onSave: () => void;
  onBack: () => void;
  children: ReactNode;
}

function SaveStep({ withMoney, unusual, onSave, onBack, children }: SaveStepProps) {
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
