import type { ReactNode } from 'react';

import { ErrorState } from '../ui/state/ErrorState';
import { SkeletonGroup, SkeletonText } from '../ui/state/Skeleton';
import { CenteredSpinner } from '../ui/state/Spinner';
import { messageOf } from './graphErrors';

interface QueryStateProps {
  error: unknown;
  refetch: () => unknown;
  headingLevel?: 1 | 2 | 3;
  /** Says what loads, with a skeleton. Without it, a spinner shows. */
  label?: string;
  /** Shown while it loads, in place of a spinner or the skeleton of a text. */
  children?: ReactNode;
}

/** Shown in place of what a query is loading or failed to load. */
export function QueryState({ error, refetch, headingLevel = 2, label, children }: QueryStateProps) {
  if (error) return <ErrorState headingLevel={headingLevel} message={messageOf(error)} onRetry={() => refetch()} />;
  if (!label) return children === undefined ? <CenteredSpinner /> : children;
  return <SkeletonGroup label={label}>{children ?? <SkeletonText lines={4} />}</SkeletonGroup>;
}
