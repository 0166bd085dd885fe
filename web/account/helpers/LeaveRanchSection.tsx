import type { HelperRole } from '../../../rules/accounts/duties';
import { mutate } from '../../apollo/mutate';
import { useSubmit } from '../../errors/useSubmit';
import { setViewer } from '../../session/setViewer';
import { Section } from '../../ui/layout/Section';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton';
import { Text } from '../../ui/text/Text';
import { LeaveRanchDocument } from './HelpersSection.generated';

const ROLE: Record<HelperRole, string> = {
  WORK_ORDERS: 'You work the orders of',
  RUN_RANCH: 'You run, with its owner,',
};

/** What a helper does at a ranch, and the way out of it. */
export default function LeaveRanchSection({ ranchName, role }: { ranchName: string; role: HelperRole }) {
  const leave = useSubmit({
    send: () => mutate(LeaveRanchDocument, {}),
    successToast: { title: 'You Left the Ranch', description: `You don't help at ${ranchName} anymore.` },
    errorToast: "Couldn't leave the ranch",
    // The screens of the ranch aren't for this person anymore, nor is what they showed.
    onSuccess: ({ leaveRanch }) => setViewer(leaveRanch.user),
  });
  return (
    <Section title="Your ranch">
      <Text measure>{`${ROLE[role]} ${ranchName}. Its owner decides what you may do.`}</Text>
      <div>
        <ConfirmButton
          title={`Leave ${ranchName}?`}
          description="You'll keep your sign-in, but you won't see the ranch anymore. Only its owner can invite you back, at another email."
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
