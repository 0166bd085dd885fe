import styled from 'styled-components';
import { usePermissions } from '../../session/useSession';
import { space } from '../../theme/tokens';
import type { ButtonProps } from '../../ui/button/Button';
import type { MenuEntry } from '../../ui/overlay/Menu';
import { RowButton } from '../../ui/table/RowButton';
import { RowMenu } from '../../ui/table/RowMenu';
import type { TableColumn } from '../../ui/table/TableRow';
import type { RanchAction_rancherFragment } from '../RanchAction.generated';
import { formatSupportParam } from '../support/SupportLink';
import { useAdminAddress } from '../useAdminAddress';
import { type RanchAction, useRanchActions } from '../useRanchActions';

type Verb =
  | 'view'
  | 'ledger'
  | 'approve'
  | 'approveAgain'
  | 'reject'
  | 'setRate'
  | 'recordPayment'
  | 'edit'
  | 'suspend'
  | 'support';

interface RanchRowActionsProps {
  ranch: RanchAction_rancherFragment;
  /** In the order of the buttons. */
  verbs: readonly Verb[];
  main: Verb;
  /** Labels that differ from the usual ones. */
  labels?: Partial<Record<Verb, string>>;
}

const NAMES: Record<Verb, string> = {
  view: 'View',
  ledger: 'Ledger',
  approve: 'Approve',
  approveAgain: 'Approve again',
  reject: 'Reject',
  setRate: 'Set Rate',
  recordPayment: 'Record Payment',
  edit: 'Edit',
  suspend: 'Suspend',
  support: 'Support view',
};

const OF_MONEY: readonly Verb[] = ['ledger', 'setRate', 'recordPayment'];
const TO_READ: readonly Verb[] = ['view', 'support'];

function mayAct(verb: Verb, { withRanch, withMoney }: ReturnType<typeof usePermissions>): boolean {
  if (TO_READ.includes(verb)) return true;
  return OF_MONEY.includes(verb) ? withMoney : withRanch;
}

/** What an admin may do with a ranch in a list. */
function RanchRowActions({ ranch, verbs, main, labels }: RanchRowActionsProps) {
  const act = useRanchActions();
  const held = usePermissions();
  const { open } = useAdminAddress();
  const ask = (verb: RanchAction['verb']) => () => act({ verb, ranch });
  const handlers: Record<Verb, () => void> = {
    view: () => open({ ranch: ranch.id }),
    ledger: () => open({ ledger: ranch.id }),
    approve: ask('approve'),
    approveAgain: ask('approve'),
    reject: ask('reject'),
    setRate: ask('setRate'),
    recordPayment: ask('recordPayment'),
    edit: ask('edit'),
    suspend: ask('suspend'),
    support: () => open({ support: formatSupportParam({ kind: 'ranch', id: ranch.id }) }),
  };
  const own = verbs.filter((verb) => mayAct(verb, held));
  const actions = own.map(
    (verb): RowAction => ({
      label: labels?.[verb] ?? NAMES[verb],
      onSelect: handlers[verb],
      main: verb === main,
      ...(verb === 'recordPayment' && { disabled: (ranch.commission?.balance ?? 0) <= 0 }),
      ...((verb === 'suspend' || verb === 'reject') && { variant: 'danger' }),
    }),
  );
  return <RowActions of={ranch.ranchName} actions={actions} />;
}

/** The last column of a table of ranches. `actionsOf` says what may be done with each. */
export function actionsColumn<Ranch extends RanchAction_rancherFragment>(
  actionsOf: (ranch: Ranch) => Omit<RanchRowActionsProps, 'ranch'>,
): TableColumn<Ranch> {
  return {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    cell: (ranch) => <RanchRowActions ranch={ranch} {...actionsOf(ranch)} />,
  };
}

interface RowAction extends Pick<ButtonProps, 'variant' | 'disabled'> {
  label: string;
  onSelect: () => void;
  /** Keeps its own button beside the menu of the others. */
  main?: boolean;
}

interface RowActionsProps {
  /** The row's record, for screen readers. */
  of: string;
  actions: RowAction[];
}

const Root = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(1)};
  white-space: nowrap;
`;

/** The actions of a row: the main one and a menu, or two as buttons. */
function RowActions({ of, actions }: RowActionsProps) {
  const main = actions.find((action) => action.main) ?? actions[0];
  const others = actions.filter((action) => action !== main);
  const buttons = others.length < 2 ? actions : actions.filter((action) => action === main);
  return (
    <Root>
      {buttons.map(({ label, onSelect, main: _, ...look }) => (
        <RowButton key={label} of={of} onClick={onSelect} {...look}>
          {label}
        </RowButton>
      ))}
      {buttons.length < actions.length && <RowMenu of={of} groups={[others.map(entryOf)]} />}
    </Root>
  );
}

const entryOf = ({ label, onSelect, variant, disabled }: RowAction): MenuEntry => ({
  label,
  onSelect,
  ...(disabled && { disabled }),
  ...(variant === 'danger' && { tone: variant }),
});
