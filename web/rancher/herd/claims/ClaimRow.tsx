import { useDraggable } from '@dnd-kit/core';
import { ClipboardX, GripVertical, House, ListStart, MoveRight, Package, QrCode, Tag, Wallet } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatCents } from '../../../../rules/money/money';
import { longDay } from '../../../../rules/time/days';
import { momentText } from '../../../../rules/time/timeZone';
import { OrderStatusBadge } from '../../../parts/orders/OrderStatusBadge';
import { paths } from '../../../paths';
import { usePermissions } from '../../../session/useSession';
import { hairline, media, size, space, touch } from '../../../theme/tokens';
import { DragHandle } from '../../../ui/button/DragHandle';
import { Cluster } from '../../../ui/layout/arrange';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import type { MenuGroups } from '../../../ui/overlay/Menu';
import { MoreMenu } from '../../../ui/overlay/MoreMenu';
import { Text } from '../../../ui/text/Text';
import type { HerdClaim_claimFragment } from './HerdClaim.generated';
import { holderOf, owesDeposit, shareName, shareText } from './shares';
import { placeShare, releaseQuarters, type Spot, useMoveClaims } from './useMoveClaims';

const DIALOGS = {
  place: lazyDialog(() => import('./PlaceClaimDialog')),
  offBoard: lazyDialog(() => import('./OffBoardDialog')),
  deposit: lazyDialog(() => import('./DepositReceivedDialog')),
  endPage: lazyDialog(() => import('./EndSharePageDialog')),
};

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
        <Text tone="soft" size={13}>
          {[`A ${shareName(claim.quarters)}`, where, offerText(claim), depositText(claim)].filter(Boolean).join(' · ')}
        </Text>
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

const LABELS = [
  { label: 'Labels, 4 x 2 in (PDF)', name: 'labels-4x2.pdf' },
  { label: 'Labels, Avery 5160 (PDF)', name: 'labels-5160.pdf' },
];

type DialogName = keyof typeof DIALOGS;

function ClaimMenu({ claim, ...at }: Omit<ClaimRowProps, 'where'>) {
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const groups = useClaimMenu({ claim, ...at }, setOpenDialog);
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <MoreMenu label={shareText(claim)} button={`More for ${shareText(claim)}`} variant="quiet" groups={groups} />
      {Object.entries(DIALOGS).map(([name, Dialog]) => (
        <Dialog key={name} claim={claim} spot={at.spot} open={openDialog === name} onClose={close} />
      ))}
    </>
  );
}

/** Returns the moves of the share, and below them its deposit and its order. */
function useClaimMenu(
  { claim, spot, canMove, canLeave }: Omit<ClaimRowProps, 'where'>,
  show: (dialog: DialogName) => void,
): MenuGroups {
  const move = useMoveClaims();
  const { withMoney } = usePermissions();
  const { order, keptByRanch, deposit } = claim;
  const elsewhere = spot ? 'Move to Another Animal' : 'Put on an Animal';
  const putBack = () => void move(placeShare(claim, spot, null));
  const recordDeposit = `Record the ${formatCents(deposit ?? 0)} Deposit`;
  return [
    [
      canMove && { label: elsewhere, icon: MoveRight, onSelect: () => show('place') },
      canMove && spot && !keptByRanch && { label: 'Put Back in Line', icon: ListStart, onSelect: putBack },
      canMove &&
        spot &&
        keptByRanch && {
          label: 'Release for Families',
          icon: House,
          onSelect: () => void move(releaseQuarters(claim, spot.animal)),
        },
      canLeave && { label: 'Take Off the Board', icon: ClipboardX, onSelect: () => show('offBoard') },
    ],
    [
      withMoney && owesDeposit(claim) && { label: recordDeposit, icon: Wallet, onSelect: () => show('deposit') },
      ...(spot ? LABELS.map(({ label, name }) => ({ label, icon: Tag, href: `/api/claims/${claim.id}/${name}` })) : []),
      spot && { label: 'End the Codes on Labels', icon: QrCode, onSelect: () => show('endPage') },
      order && { label: `Order #${order.id}`, icon: Package, to: paths.rancherOrder(order.id) },
    ],
  ];
}
