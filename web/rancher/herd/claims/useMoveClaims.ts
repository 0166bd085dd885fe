import { useApolloClient } from '@apollo/client/react';
import type { Side } from '../../../../rules/herd/quarters';
import { useSubmit } from '../../../errors/useSubmit';
import type { ToastMessage } from '../../../ui/overlay/useToast';
import { refreshHerd } from '../refreshHerd';
import type { HerdClaim_claimFragment } from './HerdClaim.generated';
import {
  FillFromLineDocument,
  KeepQuartersDocument,
  PlaceClaimDocument,
  ReleaseQuartersDocument,
  ReturnClaimToLineDocument,
} from './MoveClaims.generated';
import { holderOf, shareName, shareText } from './shares';

interface NamedAnimal {
  id: string;
  tag: string;
}

/** Where a share is: on an animal, or null for the line. Without a side, the share gets the first places that fit. */
export type Spot = { animal: NamedAnimal; side?: Side | undefined } | null;

type Claim = HerdClaim_claimFragment;
/** Sends a move and returns the toast that describes it. */
type Move = () => Promise<ToastMessage>;

/** Says that families are asked first, because an animal's terms are worse than what they were told. */
function askedText(claims: readonly Claim[], { tag }: NamedAnimal): ToastMessage {
  const [only, ...others] = claims;
  const who = only && others.length === 0 ? holderOf(only) : `${claims.length} families`;
  return { title: `We're asking ${who} about animal ${tag}`, description: 'The places are held until they answer.' };
}

/** Returns functions that move shares on the herd board. After each move, a toast offers to undo it. */
export function useMoveClaims() {
  const client = useApolloClient();
  const run = useSubmit<Move, ToastMessage>({
    send: async (move) => {
      const message = await move();
      await refreshHerd(client);
      return message;
    },
    successToast: (message) => message,
    errorToast: "That didn't work",
    // Refetches the board, because someone else may have moved the share first.
    onError: () => refreshHerd(client),
    fieldErrors: () => ({}),
  });
  const undo = (move: Move) => ({ action: { label: 'Undo', onAction: () => void run(move) } });

  const place = (claim: Claim, from: Spot, to: Spot) => async () => {
    const claimId = claim.id;
    if (to) {
      const variables = { claimId, animalId: to.animal.id, side: claim.quarters < 4 ? to.side : undefined };
      const { data } = await client.mutate({ mutation: PlaceClaimDocument, variables });
      const offer = data?.placeClaim?.claim?.offer;
      if (offer && !offer.placed) return askedText([claim], to.animal);
    } else await client.mutate({ mutation: ReturnClaimToLineDocument, variables: { claimId } });
    const where = to ? `is on animal ${to.animal.tag}` : 'is back in line';
    return { title: `${shareText(claim)} ${where}`, ...undo(place(claim, to, from)) };
  };
  const keep = (animal: NamedAnimal, quarters: number) => async (): Promise<ToastMessage> => {
    const variables = { animalId: animal.id, quarters };
    const { data } = await client.mutate({ mutation: KeepQuartersDocument, variables });
    const kept = data?.keepQuarters.claim;
    const title = `You're keeping a ${shareName(quarters)} of animal ${animal.tag}`;
    return { title, ...(kept && undo(release(kept.id, animal, quarters))) };
  };
  const release = (claimId: string, animal: NamedAnimal, quarters: number) => async () => {
    await client.mutate({ mutation: ReleaseQuartersDocument, variables: { claimId } });
    const title = `Your ${shareName(quarters)} of animal ${animal.tag} is free for families`;
    return { title, ...undo(keep(animal, quarters)) };
  };
  const fill = (animal: NamedAnimal) => async () => {
    const { data } = await client.mutate({ mutation: FillFromLineDocument, variables: { animalId: animal.id } });
    const { placed = [], asked = [], refused = [] } = data?.fillFromLine ?? {};
    const reasons = refused.map(({ claim, reason }) => `${holderOf(claim)}: ${reason}`).join(' ');
    const undoFill = async () => {
      for (const { id } of placed.toReversed()) {
        await client.mutate({ mutation: ReturnClaimToLineDocument, variables: { claimId: id } });
      }
      return { title: `Animal ${animal.tag} is as it was` };
    };
    return {
      ...(placed.length === 0 && asked.length > 0 ? askedText(asked, animal) : filledText(placed, animal)),
      ...(reasons && { description: reasons }),
      ...(placed[0] && undo(undoFill)),
    };
  };
  return {
    move: (claim: Claim, from: Spot, to: Spot) => run(place(claim, from, to)),
    keep: (animal: NamedAnimal, quarters: number) => run(keep(animal, quarters)),
    release: (claim: Claim, animal: NamedAnimal) => run(release(claim.id, animal, claim.quarters)),
    fill: (animal: NamedAnimal) => run(fill(animal)),
  };
}

function filledText(placed: readonly Claim[], { tag }: NamedAnimal): ToastMessage {
  if (placed.length === 0) return { title: `Nobody next in line fits on animal ${tag}` };
  return { title: `Now on animal ${tag}: ${placed.map(shareText).join(', ')}` };
}
