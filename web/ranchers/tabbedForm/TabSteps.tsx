import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import type { FormTab } from './formTab';

interface TabStepsProps {
  before: FormTab | undefined;
  after: FormTab | undefined;
  onStep: (tab: FormTab) => void;
}

/** From one sheet to the next, and back. */
export function TabSteps({ before, after, onStep }: TabStepsProps) {
  return (
    <Cluster justify="between">
      <Button icon={ArrowLeft} disabled={!before} onClick={() => before && onStep(before)}>
        Previous
      </Button>
      <Button disabled={!after} onClick={() => after && onStep(after)}>
        Next
        <ArrowRight size={18} aria-hidden />
      </Button>
    </Cluster>
  );
}
