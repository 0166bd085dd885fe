import styled from 'styled-components';
import { color, media, space, touch } from '../theme/tokens';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { AuditTable_entryFragment } from './AuditTable.generated';
import { fieldName, valueText } from './changeWords';

type Change = AuditTable_entryFragment['changes'][number];

const List = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  padding: 0;
  list-style: none;
  text-align: left;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  font-weight: 600;
`;

const Before = styled.del`
  color: ${color.soft};
`;

const Summary = styled.summary`
  cursor: pointer;

  ${media.phone} {
    min-height: ${touch};
    align-content: center;
  }
`;

/** More than this would push the other entries off the screen. */
const FEW = 3;
const SHORT = 80;

/** What an act changed: the value before, the value after. Much of it lies folded away. */
export function Changes({ changes }: { changes: Change[] }) {
  const isShort = changes.every(({ before, after }) => `${before ?? ''}${after ?? ''}`.length <= SHORT);
  const list = (
    <List>
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} />
      ))}
    </List>
  );
  if (changes.length <= FEW && isShort) return list;
  return (
    <details>
      <Summary>{changes.length === 1 ? '1 change' : `${changes.length} changes`}</Summary>
      {list}
    </details>
  );
}

function ChangeLine({ change: { field, before, after } }: { change: Change }) {
  return (
    <li>
      <Name>{fieldName(field)}:</Name>{' '}
      {before !== null && (
        <>
          <VisuallyHidden>before </VisuallyHidden>
          <Before>{valueText(field, before)}</Before> <span aria-hidden>→</span>{' '}
          <VisuallyHidden>, after </VisuallyHidden>
        </>
      )}
      {valueText(field, after)}
    </li>
  );
}
