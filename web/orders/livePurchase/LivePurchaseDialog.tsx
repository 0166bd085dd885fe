import { useQuery } from '@apollo/client/react';
import { customerDate } from '../../../rules/time/dates';
import { mutate } from '../../apollo/mutate';
import { codeOf } from '../../errors/graphErrors';
import { QueryState } from '../../errors/QueryState';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { ButtonLink } from '../../ui/button/Button';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { DialogForm } from '../../ui/form/FormDialog';
import { RadioCards } from '../../ui/input/RadioCards';
import { Stack } from '../../ui/layout/arrange';
import { Dialog } from '../../ui/overlay/Dialog';
import { EmptyState } from '../../ui/state/EmptyState';
import { Notice } from '../../ui/state/Notice';
import { Text } from '../../ui/text/Text';
import {
  ConfirmLivePurchaseDocument,
  type LivePurchaseDialog_claimFragment,
  LivePurchaseDialogDocument,
} from './LivePurchaseDialog.generated';

interface LivePurchaseDialogProps {
  claimId: string;
  open: boolean;
  onClose: () => void;
}

/** Shows the text by which a family buys its share of a live animal, with a form to confirm it. */
export default function LivePurchaseDialog({ claimId, open, onClose }: LivePurchaseDialogProps) {
  const { data, error, refetch } = useQuery(LivePurchaseDialogDocument, { variables: { id: claimId } });
  const reload = () => refetch().catch(() => {});
  const { animal, livePurchase } = data?.claim ?? {};
  const title = animal ? `Your purchase of animal ${animal.tag}` : 'Your purchase';
  return (
    <Dialog open={open} onOpenChange={onClose} title={title} toRead>
      {livePurchase && (
        <Stack gap={3}>
          <Stack gap={1.5}>
            {livePurchase.text.split('\n\n').map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
          {livePurchase.confirmedAt ? (
            <Confirmed claimId={claimId} at={livePurchase.confirmedAt} ranchChooses={livePurchase.ranchChooses} />
          ) : (
            <ConfirmForm claimId={claimId} purchase={livePurchase} onOutdated={reload} onClose={onClose} />
          )}
        </Stack>
      )}
      {data && !livePurchase && (
        <EmptyState title="Nothing to confirm" text="The law doesn't ask you to confirm this purchase." />
      )}
      {!data && <QueryState error={error} refetch={refetch} />}
    </Dialog>
  );
}

interface ConfirmedProps {
  claimId: string;
  at: string;
  ranchChooses: boolean | null | undefined;
}

function Confirmed({ claimId, at, ranchChooses }: ConfirmedProps) {
  const bill = (
    <ButtonLink href={`/api/claims/${claimId}/bill-of-sale.pdf`} target="_blank" size="small">
      Bill of Sale
    </ButtonLink>
  );
  return (
    <Notice tone="success" action={bill}>
      {`You confirmed this on ${customerDate(at)}. `}
      {ranchChooses ? 'You let the ranch choose the animal.' : 'You chose this animal yourself.'}
    </Notice>
  );
}

const CHOICES = [
  { value: 'RANCH', title: 'I let the ranch choose the animal', description: 'What most families do.' },
  { value: 'OWN', title: 'I chose this animal myself', description: 'You saw it and picked it out.' },
];

interface ConfirmFormProps {
  claimId: string;
  purchase: NonNullable<LivePurchaseDialog_claimFragment['livePurchase']>;
  /** Called if the server refuses because the text has changed. */
  onOutdated: () => unknown;
  onClose: () => void;
}

const BLANK = { choice: '', agreed: false };

type Values = typeof BLANK;

function ConfirmForm({ claimId, purchase: { version }, onOutdated, onClose }: ConfirmFormProps) {
  const confirm = useSubmit({
    send: ({ choice }: Values) =>
      mutate(ConfirmLivePurchaseDocument, { claimId, version, ranchChooses: choice === 'RANCH' }),
    successToast: { title: 'Purchase confirmed' },
    onSuccess: onClose,
    onError: (error) => codeOf(error) === 'CONFLICT' && onOutdated(),
    ...errorsInForm(),
  });
  const send = (values: Values) => {
    validate(values);
    return confirm(values);
  };
  return (
    <DialogForm initialValues={BLANK} onSubmit={send} onCancel={onClose} submitLabel="Confirm Purchase">
      <RadioCards name="choice" legend="Who chose the animal?" options={CHOICES} />
      <CheckboxField name="agreed" label="I've read this, and I buy my share of the live animal" />
    </DialogForm>
  );
}

function validate({ choice, agreed }: Values): void {
  const fields = {
    ...(choice ? {} : { choice: 'Please choose one' }),
    ...(agreed ? {} : { agreed: 'Please check this to confirm' }),
  };
  if (Object.keys(fields).length > 0) throw Object.assign(new Error('Something is missing'), { fields });
}
