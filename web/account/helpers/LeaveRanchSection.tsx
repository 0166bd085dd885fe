import type { HelperRole } from '../../../rules/accounts/duties';
import { mutate } from '../../apollo/mutate';
import { useSubmit } from '../../errors/useSubmit';
import { setViewer } from '../../session/setViewer';
import { Section } from '../../ui/layout/Section';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton';
import { Text } from '../../ui/text/Text';
import { LeaveRanchDocument } from './HelpersSection.generated';

const ROLE: Record<HelperRole, (ranchName: string) => string> = {
  WORK_ORDERS: (ranchName) => `You handle orders for ${ranchName}.`,
  RUN_RANCH: (ranchName) => `You run ${ranchName} with its owner.`,
};

export default function LeaveRanchSection({ ranchName, role }: { ranchName: string; role: HelperRole }) {
  const leave = useSubmit({
    send: () => mutate(LeaveRanchDocument, {}),
    successToast: { title: 'You Left the Ranch', description: `You don't help at ${ranchName} anymore.` },
    errorToast: "Couldn't leave the ranch",
    // `setViewer` also clears the cache, because this person may no longer see the ranch's data.
    onSuccess: ({ leaveRanch }) => setViewer(leaveRanch.user),
  });
  return (
    <Section title="Your ranch">
      <Text measure>{`${ROLE[role](ranchName)} Its owner decides what you may do.`}</Text>
      <div>
        <ConfirmButton
          title={`Leave ${ranchName}?`}
          description="You'll keep your sign-in, but you won't see the ranch anymore. To come back, you'd need a new invitation from its owner, sent to another email."
          confirmLabel="Leave Ranch"
          cancelLabel="Stay"
          tone="danger"
          onConfirm={() => leave()}
        >
          Leave This Ranch
        </ConfirmButton>
      </div>
    </Section>
  );
}
