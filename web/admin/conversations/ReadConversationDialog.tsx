import { useMutation } from '@apollo/client/react';
import { COMPLAINT_KIND } from '../../../rules/complaints/complaintWords';
import { reasonForm } from '../../../rules/reasonForm';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { ComplaintSteps } from '../../parts/complaints/ComplaintSteps';
import { Thread } from '../../parts/conversation/Thread';

import { ReasonField } from '../../parts/reports/ReasonField';
import { usePermissions } from '../../session/useSession';
import { DialogForm } from '../../ui/form/FormDialog';
import { Section } from '../../ui/layout/Section';
import { Dialog } from '../../ui/overlay/Dialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { Text } from '../../ui/text/Text';
import { ReadConversationDocument } from './ReadConversationDialog.generated';

interface ReadConversationDialogProps extends DialogState {
  id: string;
}

/** Asks for a reason, then shows the messages. They aren't cached, so reading them again requires another reason. */
export default function ReadConversationDialog({ id, ...dialog }: ReadConversationDialogProps) {
  const { withMoney } = usePermissions();
  const [readConversation, { data }] = useMutation(ReadConversationDocument, { fetchPolicy: 'no-cache' });
  const read = useSubmit({
    send: ({ reason }: { reason: string }) =>
      readConversation({ variables: { conversationId: id, reason, withMoney } }),
    ...errorsInForm(),
  });
  const messages = data?.readConversation.conversation.messages.nodes;
  return (
    <Dialog {...dialog} title="Read a conversation" description="Your reason goes into the audit log.">
      {messages ? (
        <>
          {messages.length === 100 && <Text tone="soft">The newest 100 messages.</Text>}
          {data?.readConversation.conversation.order?.complaints.map((complaint) => (
            <Section key={complaint.id} title={COMPLAINT_KIND.label(complaint.kind)} level={3}>
              <ComplaintSteps complaint={complaint} viewer="PLATFORM" />
            </Section>
          ))}
          <Thread messages={messages} withLinks={false} />
        </>
      ) : (
        <DialogForm
          initialValues={{ reason: '' }}
          schema={reasonForm}
          onSubmit={read}
          onCancel={() => dialog.onOpenChange(false)}
          label="Reason"
          submitLabel="Read"
        >
          <ReasonField label="Why do you need to read it?" />
        </DialogForm>
      )}
    </Dialog>
  );
}
