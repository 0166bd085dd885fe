import { useDraggable } from '@dnd-kit/core';
import { ClipboardX, Ellipsis, GripVertical, House, ListStart, MoveRight, Package, Wallet } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatCents } from '../../../../rules/money/money';
import { longDay } from '../../../../rules/time/days';
import { momentText } from '../../../../rules/time/timeZone';
import { OrderStatusBadge } from '../../../parts/orders/OrderStatusBadge';
import { paths } from '../../../paths';
import { usePermissions } from '../../../session/useSession';
import { hairline } from '../../../theme/mixins';
import { color, media, size, space, touch } from '../../../theme/tokens';
import { DragHandle } from '../../../ui/button/DragHandle';
import { IconButton } from '../../../ui/button/IconButton';
import { Cluster } from '../../../ui/layout/Cluster';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { Menu } from '../../../ui/overlay/Menu';
import type { MenuEntry } from '../../../ui/overlay/MenuList';
import type { HerdClaim_claimFragment } from './HerdClaim.generated';
import { holderOf, owesDeposit, shareName, shareText } from './shares';
import { type Spot, useMoveClaims } from './useMoveClaims';

const PlaceClaimDialog = lazyDialog(() => import('./PlaceClaimDialog'));
const OffBoardDialog = lazyDialog(() => import('./OffBoardDialog'));
const DepositReceivedDialog = lazyDialog(() => import('./DepositReceivedDialog'));

const Root = styled.li<{ $lifted: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(0.5)};
  padding-block: ${space(0.5)};
  border-bottom: ${hairline};
  opacity: ${({ $lifted }) => ($lifted ? 0.4 : 1)};
`;

const Handle = styled(DragHandle)`
  width: 28px;

  ${media.phone} {
    width: ${touch};
    margin-left: -${space(1)};
  }
`;

const Name = styled.span`
  font-size: ${size[15]};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  color: ${color.soft};
  font-size: ${size[13]};
`;

interface ClaimRowProps {
  claim: HerdClaim_claimFragment;
  spot: Spot;
  /** The share's place within the spot, such as 'Side 1' or 'Number 3 in line'. */
  where: string;
  /** False if the animal's shares can't change anymore, or if the viewer may not move them. */
  canMove: boolean;
  /** Whether the share can be taken off the board. */
  canLeave: boolean;
}

/** Shows a share with its holder, its order's status and its deposit. Its handle and its menu can move it. */
export function ClaimRow({ claim, spot, where, canMove, canLeave }: ClaimRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: `share ${claim.id}`,
    data: { claim, spot },
    disabled: !canMove,
  });
  return (
    <Root ref={setNodeRef} $lifted={isDragging}>
      {canMove ? (
        <Handle ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={`Move ${shareText(claim)}`}>
          <GripVertical size={18} aria-hidden />
        </Handle>
      ) : (
        <span />
      )}
      <div>
        <Cluster gap={1}>
          <Name>{holderOf(claim)}</Name>
          {claim.order && <OrderStatusBadge status={claim.order.status} />}
        </Cluster>
        <Note>
          {[`A ${shareName(claim.quarters)}`, where, offerText(claim), depositText(claim)].filter(Boolean).join(' · ')}
        </Note>
      </div>
      <ClaimMenu claim={claim} spot={spot} canMove={canMove} canLeave={canLeave} />
    </Root>
  );
}

/** Returns until when a family is asked about an animal, or may decline the one that its share was put on. */
function offerText({ offer }: HerdClaim_claimFragment): string | null {
  if (!offer) return null;
  const until = momentText(offer.expiresAt);
  return offer.placed ? `May decline until ${until}` : `Asked about animal ${offer.animal.tag} until ${until}`;
}

/** Returns a text such as 'Deposit received' or 'Deposit due March 1, 2027'. */
function depositText({ depositDue, depositReceivedAt }: HerdClaim_claimFragment): string | null {
  if (depositReceivedAt) return 'Deposit received';
  return depositDue && `Deposit due ${longDay(depositDue)}`;
}

function ClaimMenu({ claim, spot, canMove, canLeave }: Omit<ClaimRowProps, 'where'>) {
  const [openDialog, setOpenDialog] = useState<'place' | 'deposit' | 'offBoard'>();
  const { move, release } = useMoveClaims();
  const { withMoney } = usePermissions();
  const dialog = (name: NonNullable<typeof openDialog>) => ({
    claim,
    open: openDialog === name,
    onOpenChange: (open: boolean) => setOpenDialog(open ? name : undefined),
  });
  const { order, keptByRanch, deposit } = claim;
  const moves: (MenuEntry | false)[] = [
    canMove && {
      label: spot ? 'Move to Another Animal' : 'Put on an Animal',
      icon: MoveRight,
      onSelect: () => setOpenDialog('place'),
    },
    canMove &&
      spot !== null &&
      !keptByRanch && { label: 'Put Back in Line', icon: ListStart, onSelect: () => void move(claim, spot, null) },
    canMove &&
      spot !== null &&
      keptByRanch && { label: 'Release for Families', icon: House, onSelect: () => void release(claim, spot.animal) },
    canLeave && { label: 'Take Off the Board', icon: ClipboardX, onSelect: () => setOpenDialog('offBoard') },
  ];
  const others: (MenuEntry | false | null)[] = [
    withMoney &&
      owesDeposit(claim) && {
        label: `Record the ${formatCents(deposit ?? 0)} Deposit`,
        icon: Wallet,
        onSelect: () => setOpenDialog('deposit'),
      },
    order && { label: `Order #${order.id}`, icon: Package, to: paths.rancherOrder(order.id) },
  ];
  const groups = [moves, others].map((group) => group.filter((entry) => entry !== false && entry !== null));
  const shownGroups = groups.filter(({ length }) => length > 0);
  if (shownGroups.length === 0) return null;
  return (
    <>
      <Menu
        label={shareText(claim)}
        groups={shownGroups}
        trigger={(props) => (
          <IconButton {...props} icon={Ellipsis} label={`More for ${shareText(claim)}`} size="small" />
        )}
      />
      <PlaceClaimDialog {...dialog('place')} spot={spot} />
      <OffBoardDialog {...dialog('offBoard')} />
      <DepositReceivedDialog {...dialog('deposit')} />
    </>
  );
}
