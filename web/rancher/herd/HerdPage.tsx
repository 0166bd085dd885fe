import { lazy, Suspense, useState } from 'react';
import { lineText } from '../../../rules/herd/line';
import { pathTo } from '../../../rules/site';
import { Button } from '../../ui/button/Button';
import { Page, PageHeader } from '../../ui/layout/Page';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { retryImport } from '../../ui/state/retryImport';
import { CenteredSpinner } from '../../ui/state/Spinner';
import { TextLink } from '../../ui/text/Link';
import { useHerd } from './useHerd';

// The board contains the code for dragging, which loads in parallel with the animals.
const HerdBoard = lazy(retryImport(() => import('./HerdBoard')));
const AddAnimalsDialog = lazyDialog(() => import('./AddAnimalsDialog'));

/** Shows the ranch's animals by harvest date, the families that hold or wait for shares, and the processors. */
export default function HerdPage() {
  const herd = useHerd();
  const [isAdding, setAdding] = useState(false);
  const { ranch } = herd;
  const add = () => setAdding(true);
  return (
    <Page width="wide">
      <PageHeader
        title="Herd Board"
        lead="Your animals by harvest date, and who has which share."
        actions={ranch?.line && <Actions line={ranch.line} onAdd={add} />}
      />
      <Suspense fallback={<CenteredSpinner />}>
        <HerdBoard herd={herd} onAdd={add} />
      </Suspense>
      <AddAnimalsDialog open={isAdding} onOpenChange={setAdding} />
    </Page>
  );
}

function Actions({ line, onAdd }: { line: Parameters<typeof lineText>[0]; onAdd: () => void }) {
  return (
    <>
      <TextLink to={pathTo('recalls', {})} quiet>
        Recalls
      </TextLink>
      {line.waiting > 0 && (
        <TextLink href="#line" quiet>
          {lineText(line)}
        </TextLink>
      )}
      <Button variant="primary" onClick={onAdd}>
        Add Animals
      </Button>
    </>
  );
}
