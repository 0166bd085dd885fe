import styled from 'styled-components';
import { usePermissions } from '../../session/useSession';
import { media, space } from '../../theme/tokens';
import type { ButtonProps } from '../../ui/button/Button';
import type { MenuEntry } from '../../ui/overlay/MenuList';
import { RowButton, RowMenu } from '../../ui/table/RowButton';
import { buttonsColumn, type TableColumn } from '../../ui/table/TableRow';
import type { RanchAction_rancherFragment } from '../RanchAction.generated';
import { formatSupportParam } from '../support/SupportLink';
import { useAdminUrlState } from '../useAdminUrlState';
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
  /** The actions, in the order of the buttons. */
  verbs: readonly Verb[];
  /** The actions with buttons of their own beside the menu. */
  main: readonly Verb[];
  labels?: Partial<Record<Verb, string>>;
}

const LABELS: Record<Verb, string> = {
  view: 'View',
  ledger: 'Ledger',
  approve: 'Approve',
  approveAgain: 'Approve again',
  reject: 'Reject',
  setRate: 'Set Rate',
  recordPayment: 'Record Payment',
  edit: 'Edit',
  suspend: 'Suspend',
  support: 'Support View',
};

const MONEY_VERBS: readonly Verb[] = ['ledger', 'setRate', 'recordPayment'];
const READ_VERBS: readonly Verb[] = ['view', 'support'];

function isAllowed(verb: Verb, { withRanch, withMoney }: ReturnType<typeof usePermissions>): boolean {
  if (READ_VERBS.includes(verb)) return true;
  return MONEY_VERBS.includes(verb) ? withMoney : withRanch;
}

/** Shows the actions that the admin's duties allow on a ranch in a list. */
function RanchRowActions({ ranch, verbs, main, labels }: RanchRowActionsProps) {
  const act = useRanchActions();
  const permissions = usePermissions();
  const { open } = useAdminUrlState();
  const openDialog = (verb: RanchAction['verb']) => () => act({ verb, ranch });
  const handlers: Record<Verb, () => void> = {
    view: () => open({ ranch: ranch.id }),
    ledger: () => open({ ledger: ranch.id }),
    approve: openDialog('approve'),
    approveAgain: openDialog('approve'),
    reject: openDialog('reject'),
    setRate: openDialog('setRate'),
    recordPayment: openDialog('recordPayment'),
    edit: openDialog('edit'),
    suspend: openDialog('suspend'),
    support: () => open({ support: formatSupportParam({ kind: 'ranch', id: ranch.id }) }),
  };
  const allowed = verbs.filter((verb) => isAllowed(verb, permissions));
  const actions = allowed.map(
    (verb): RowAction => ({
      label: labels?.[verb] ?? LABELS[verb],
      onSelect: handlers[verb],
      main: main.includes(verb),
      ...(verb === 'recordPayment' && { disabled: (ranch.commission?.balance ?? 0) <= 0 }),
      ...((verb === 'suspend' || verb === 'reject') && { variant: 'danger' }),
    }),
  );
  return <RowActions of={ranch.ranchName} actions={actions} />;
}

/** The last column of a table of ranches. `actionsOf` returns the actions for each ranch. */
export function actionsColumn<Ranch extends RanchAction_rancherFragment>(
  actionsOf: (ranch: Ranch) => Omit<RanchRowActionsProps, 'ranch'>,
): TableColumn<Ranch> {
  return buttonsColumn((ranch) => <RanchRowActions ranch={ranch} {...actionsOf(ranch)} />);
}

interface RowAction extends Pick<ButtonProps, 'variant' | 'disabled'> {
  label: string;
  onSelect: () => void;
  main?: boolean;
}

interface RowActionsProps {
  /** Names the row's record for screen readers. */
  of: string;
  actions: RowAction[];
}

const Root = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(1)};
  white-space: nowrap;

  ${media.phone} {
    flex-wrap: wrap;
  }
`;

/** Shows the actions of a row: the main ones as buttons with a menu for the rest, or up to two as buttons. */
function RowActions({ of, actions }: RowActionsProps) {
  const hasMain = actions.some((action) => action.main);
  const isMain = (action: RowAction, index: number) => (hasMain ? action.main : index === 0);
  const others = actions.filter((action, index) => !isMain(action, index));
  const buttons = actions.length < 3 ? actions : actions.filter(isMain);
  return (
    <Root>
      {buttons.map(({ label, onSelect, main: _, ...buttonProps }) => (
        <RowButton key={label} of={of} onClick={onSelect} {...buttonProps}>
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
