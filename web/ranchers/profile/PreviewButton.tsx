import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { patient } from '../../ui/patient';
import { useRancherValues } from '../fields/useRancherValues';

const PreviewDialog = lazy(patient(() => import('./PreviewDialog')));

export function PreviewButton({ rancherId }: { rancherId: string }) {
  const [isShown, setShown] = useState<boolean>();
  const values = useRancherValues();
  return (
    <>
      <Button icon={Eye} onClick={() => setShown(true)}>
        Preview
      </Button>
      {isShown !== undefined && (
        <Suspense>
          <PreviewDialog rancherId={rancherId} values={values} open={isShown} onOpenChange={setShown} />
        </Suspense>
      )}
    </>
  );
}
