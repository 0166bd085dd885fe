import { messageOf } from '../../errors/messageOf';
import { Button } from '../../ui/Button';
import { LoadMore } from '../../ui/LoadMore';
import { Notice } from '../../ui/Notice';
import { useNearEnd } from './useNearEnd';

interface ListingEndProps {
  shown: number;
  total: number;
  pending: boolean;
  /** Why the last attempt to go on came to nothing. */
  failure: unknown;
  onLoad: () => void;
}

/** As many come by themselves; from there on the foot of the page stays within reach. */
const MOST_BY_THEMSELVES = 120;

/** Where the list goes on, by itself as one scrolls and at the press of a button. */
export function ListingEnd({ shown, total, pending, failure, onLoad }: ListingEndProps) {
  const goesOn = shown < Math.min(total, MOST_BY_THEMSELVES);
  const end = useNearEnd(onLoad, goesOn && !pending && !failure);
  if (failure) {
    return (
      <Notice
        tone="danger"
        role="alert"
        title="More ranchers did not load"
        action={<Button onClick={onLoad}>Try again</Button>}
      >
        {messageOf(failure)}
      </Notice>
    );
  }
  return (
    <div ref={end}>
      <LoadMore shown={shown} total={total} noun="ranchers" pending={pending} onLoad={onLoad} />
    </div>
  );
}
