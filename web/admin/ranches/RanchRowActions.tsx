import { MoreHorizontal } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { media, space } from '../../theme/tokens';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Menu } from '../../ui/overlay/Menu';
import { RowButton } from '../../ui/table/RowButton';
import type { TableColumn } from '../../ui/table/TableRow';
import type { RanchAction_rancherFragment } from '../RanchAction.generated';
import { supportAddress } from '../support/SupportLink';
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

/** What an admin may do with a ranch in a list. */
function RanchRowActions({ ranch, verbs, main, labels }: RanchRowActionsProps) {
  const act = useRanchActions();
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
    support: () => open({ support: supportAddress({ kind: 'ranch', id: ranch.id }) }),
  };
  const actions = verbs.map(
    (verb): RowAction => ({
      label: labels?.[verb] ?? NAMES[verb],
      onSelect: handlers[verb],
      main: verb === main,
      ...(verb === 'recordPayment' && { disabled: ranch.commission.balance <= 0 }),
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
  /** Keeps its own button if there's no room for all. */
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

/** The actions of a row: all as buttons if there's room, else the main one and a menu. */
function RowActions({ of, actions }: RowActionsProps) {
  const hasRoom = useHasRoom();
  const main = actions.find((action) => action.main) ?? actions[0];
  const others = actions.filter((action) => action !== main);
  const buttons = hasRoom || others.length < 2 ? actions : actions.filter((action) => action === main);
  return (
    <Root>
      {buttons.map(({ label, onSelect, main: _, ...look }) => (
        <RowButton key={label} of={of} onClick={onSelect} {...look}>
          {label}
        </RowButton>
      ))}
      {buttons.length < actions.length && <MoreActions of={of} actions={others} />}
    </Root>
  );
}

function MoreActions({ of, actions }: RowActionsProps) {
  const entries = actions.map(({ label, onSelect, variant, disabled }) => ({
    label,
    onSelect,
    ...(disabled && { disabled }),
    ...(variant === 'danger' && { tone: variant }),
  }));
  return (
    <Menu
      label={`More actions for ${of}`}
      groups={[entries]}
      trigger={(opens) => (
        <Button size="small" icon={MoreHorizontal} {...opens}>
          <span>
            More
            <VisuallyHidden>{` – ${of}`}</VisuallyHidden>
          </span>
        </Button>
      )}
    />
  );
}

const roomy = media.wide.replace('@media ', '');

function useHasRoom(): boolean {
  return useSyncExternalStore(watchRoom, () => window.matchMedia(roomy).matches);
}

function watchRoom(onChange: () => void): () => void {
  const query = window.matchMedia(roomy);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
