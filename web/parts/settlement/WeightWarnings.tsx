import { ASK_FIRST, weightWarningText } from '../../../rules/herd/weightWarningText';
import { Notice } from '../../ui/state/Notice';
import type { WeightWarnings_warningFragment } from './WeightWarnings.generated';

interface WeightWarningsProps {
  warnings: readonly WeightWarnings_warningFragment[];
  /** What the ranch said about the weights. Undefined for the ranch itself. */
  word?: string | null;
}

/** Says which weights are unusual, with the reasons that there may be, and what the ranch says about it. */
export function WeightWarnings({ warnings, word }: WeightWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title="Unusual weight">
      {warnings.map((warning) => (
        <p key={`${warning.kind} ${warning.cut} ${warning.pounds}`}>{weightWarningText(warning)}</p>
      ))}
      {word !== undefined && <p>{word ? `The ranch says: ${word}` : ASK_FIRST}</p>}
    </Notice>
  );
}
