import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../rules/limits';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Cluster } from '../../ui/Cluster';
import type { ChosenRows } from '../../ui/useChosenRows';
import { ApproveChosenDialog } from './ApproveChosenDialog';
import { BulkOutcomeDialog } from './BulkOutcomeDialog';
import type { BulkOutcome } from './useApproveRanchers';

interface BulkApprovalProps {
  chosen: ChosenRows;
  /** The ranches that can be chosen. */
  ranches: readonly { id: string; ranchName: string }[];
}

/** Approves what is ticked, and tells what became of each. */
export function BulkApproval({ chosen, ranches }: BulkApprovalProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const picked = ranches.filter(({ id }) => chosen.ids.includes(id));
  // The button that was pressed has nothing left to approve, and cannot take the focus back.
  useEffect(() => (outcome ? () => root.current?.focus() : undefined), [outcome]);
  return (
    <Cluster ref={root} gap={2} role="group" aria-label="Several ranchers at once" tabIndex={-1}>
      {ranches.length > 0 && (
        <>
          <Checkbox checked={chosen.areAll} onChange={(event) => chosen.chooseAll(event.target.checked)}>
            {ranches.length > LIMITS.approvals ? `Select the first ${LIMITS.approvals}` : 'Select all shown'}
          </Checkbox>
          <Button disabled={picked.length === 0} onClick={() => setAsking(true)}>
            {picked.length > 0 ? `Approve selected (${picked.length})` : 'Approve selected'}
          </Button>
        </>
      )}
      <ApproveChosenDialog open={isAsking} onOpenChange={setAsking} ranches={picked} onDone={setOutcome} />
      {outcome && <BulkOutcomeDialog outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </Cluster>
  );
}
