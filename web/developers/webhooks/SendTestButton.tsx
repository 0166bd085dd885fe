import { useMutation } from '@apollo/client/react';
import { useSubmit } from '../../errors/useSubmit';
import { RowButton } from '../../ui/table/RowButton';
import { SendTestEventDocument, type SendTestEventMutation } from './SendTestButton.generated';

/** Sends a webhook an event of the type TEST, and shows its answer. */
export function SendTestButton({ id, of }: { id: string; of: string }) {
  const [sendTestEvent, { loading }] = useMutation(SendTestEventDocument);
  const send = useSubmit({
    send: () => sendTestEvent({ variables: { id } }),
    successToast: ({ data }) => data && answerToast(data.sendTestEvent),
    errorToast: "Couldn't send a test event",
  });
  return (
    <RowButton of={of} pending={loading} onClick={() => send()}>
      Send a Test Event
    </RowButton>
  );
}

function answerToast({ succeeded, status, error }: SendTestEventMutation['sendTestEvent']) {
  if (succeeded) return { title: 'Test event accepted', description: `The answer was ${status}.` };
  const description = status ? `The answer was ${status}.` : `${error}.`;
  return { title: "The test event wasn't accepted", description, variant: 'destructive' as const };
}
