import { ORDER_STATUS } from '../../../rules/words/vocabulary';
import { Section } from '../../ui/layout/Section';
import { ReadDialog } from '../../ui/overlay/Dialog';
import { NameList } from '../../ui/text/NameList';
import { countOrders, type Outcome } from './bulkMove';

export default function MoveOutcomeDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { status, moved, refused } = outcome;
  return (
    <ReadDialog onClose={onClose} title={`${moved.length} of ${countOrders(moved.length + refused.length)} updated`}>
      {moved.length > 0 && (
        <Section title={`Now ${ORDER_STATUS.label(status)}`} level={3} rule="none">
          <NameList label="Updated" names={moved} />
        </Section>
      )}
      <Section title="Not updated" level={3} rule="none">
        <NameList label="Not updated" names={refused} />
      </Section>
    </ReadDialog>
  );
}
