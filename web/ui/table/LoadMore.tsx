import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Button } from '../button/Button';
import { Text } from '../text/Text';

interface LoadMoreProps {
  shown: number;
  total: Total;
  /** The plural of what is counted, like 'ranchers'. */
  noun: string;
  pending: boolean;
  onLoad: () => void;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
`;

/** The button that loads more rows, at the end of a list. Renders nothing if all rows are loaded. */
export function LoadMore({ shown, total, noun, pending, onLoad }: LoadMoreProps) {
  if (shown >= total.totalCount && !total.totalCountIsMinimum) return null;
  return (
    <Root>
      <Text digits tone="soft" size={15} role="status">{`${shown} of ${totalText(total)} ${noun}`}</Text>
      <Button pending={pending} onClick={onLoad}>{`Show More ${noun.charAt(0).toUpperCase()}${noun.slice(1)}`}</Button>
    </Root>
  );
}

/** The number of items in a list, as GraphQL connections return it. */
export interface Total {
  totalCount: number;
  /** Whether there may be more items, since long lists are only counted up to a limit. */
  totalCountIsMinimum: boolean;
}

/** Formats a total as '42', or as '10,000+' if it was only counted up to a limit. */
export function totalText({ totalCount, totalCountIsMinimum }: Total): string {
  return totalCountIsMinimum ? `${totalCount.toLocaleString('en-US')}+` : String(totalCount);
}
