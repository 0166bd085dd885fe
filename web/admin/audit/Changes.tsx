import styled from 'styled-components';
import { API_SCOPE } from '../../../rules/developers/apiScope';
import { EVENT_TYPE } from '../../../rules/developers/eventType';
import { formatCents } from '../../../rules/money/money';
import { adminDateTime } from '../../../rules/time/dates';
import { ORDER_STATUS, RANCH_APPROVAL } from '../../../rules/words/vocabulary';
import { media, touch } from '../../theme/tokens';

import { CellList } from '../../ui/table/CellList';
import { Text, VisuallyHidden } from '../../ui/text/Text';
import type { AuditTable_entryFragment } from './AuditTable.generated';

type Change = AuditTable_entryFragment['changes'][number];

const List = styled(CellList)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Summary = styled.summary`
  cursor: pointer;

  ${media.phone} {
    min-height: ${touch};
    align-content: center;
  }
`;

/** Longer lists are collapsed, because they would push the other entries off the screen. */
const MAX_CHANGES = 3;
const MAX_LENGTH = 80;

/** Lists the fields that an action changed, with the values before and after. Long lists are collapsed. */
export function Changes({ changes }: { changes: Change[] }) {
  const isShort = changes.every(({ before, after }) => `${before ?? ''}${after ?? ''}`.length <= MAX_LENGTH);
  const list = (
    <List>
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} />
      ))}
    </List>
  );
  if (changes.length <= MAX_CHANGES && isShort) return list;
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
      <Text as="span" strong>
        {fieldName(field)}:
      </Text>{' '}
      {before !== null && (
        <>
          <VisuallyHidden>before </VisuallyHidden>
          <Text as="del" tone="soft">
            {valueText(field, before)}
          </Text>{' '}
          <span aria-hidden>→</span> <VisuallyHidden>, after </VisuallyHidden>
        </>
      )}
      {valueText(field, after)}
    </li>
  );
}

const FIELD_NAMES: Record<string, string> = {
  approval: 'State',
  balance: 'Balance owed',
  commissionRate: 'Commission rate',
  enabled: 'Turned on',
  expiresAt: 'Ends',
  openRequests: 'Open request',
  otherProductsList: 'Custom products',
  scopes: 'Permissions',
  types: 'Events',
  url: 'Address',
};

/** Turns 'halfCowPrice' into 'Half cow price'. */
function fieldName(field: string): string {
  const spaced = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return FIELD_NAMES[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const MONEY = /(Price|Fee|Amount)$|^(pricePerPound|balance|amount|openRequests)$/;

/** The texts for empty values that don't mean 'none'. */
const EMPTY_TEXTS: Record<string, string> = { types: 'all' };

function valueText(field: string, value: string | null): string {
  if (value === null || value === '') return EMPTY_TEXTS[field] ?? 'none';
  if (value === 'true') return 'yes';
  if (value === 'false') return 'no';
  const format = MONEY.test(field) ? (cents: string) => formatCents(Number(cents)) : FORMATTERS[field];
  return format ? format(value) : value;
}

/** Returns a formatter that replaces each line of a value with its label. */
const labelsOf =
  ({ options }: { options: readonly { value: string; label: string }[] }) =>
  (lines: string) =>
    lines.replace(/.+/g, (value) => options.find((option) => option.value === value)?.label ?? value);

const FORMATTERS: Record<string, (value: string) => string> = {
  approval: labelsOf(RANCH_APPROVAL),
  commissionRate: (rate) => `${rate}%`,
  expiresAt: adminDateTime,
  scopes: labelsOf(API_SCOPE),
  status: labelsOf(ORDER_STATUS),
  types: labelsOf(EVENT_TYPE),
};
