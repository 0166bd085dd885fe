import type { ApolloClient } from '@apollo/client';
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
/** Sends a move. Returns the toast that describes it, and the move back if there is one. */
type Move = (client: ApolloClient) => Promise<ToastMessage & { undo?: Move | undefined }>;

export const placeShare =
  (claim: Claim, from: Spot, to: Spot): Move =>
  async (client) => {
    const claimId = claim.id;
    if (to) {
      const variables = { claimId, animalId: to.animal.id, side: claim.quarters < 4 ? to.side : undefined };
      const { data } = await client.mutate({ mutation: PlaceClaimDocument, variables });
      const offer = data?.placeClaim?.claim?.offer;
      if (offer && !offer.placed) return askedText([claim], to.animal);
    } else await client.mutate({ mutation: ReturnClaimToLineDocument, variables: { claimId } });
    const where = to ? `is on animal ${to.animal.tag}` : 'is back in line';
    return { title: `${shareText(claim)} ${where}`, undo: placeShare(claim, to, from) };
  };

/** Keeps quarters of an animal for the ranch's household. */
export const keepQuarters =
  (animal: NamedAnimal, quarters: number): Move =>
  async (client) => {
    const variables = { animalId: animal.id, quarters };
    const { data } = await client.mutate({ mutation: KeepQuartersDocument, variables });
    const kept = data?.keepQuarters.claim;
    const title = `You're keeping a ${shareName(quarters)} of animal ${animal.tag}`;
    return { title, undo: kept && releaseQuarters({ id: kept.id, quarters }, animal) };
  };

/** Frees quarters for families that the ranch's household keeps. */
export const releaseQuarters =
  ({ id: claimId, quarters }: Pick<Claim, 'id' | 'quarters'>, animal: NamedAnimal): Move =>
  async (client) => {
    await client.mutate({ mutation: ReleaseQuartersDocument, variables: { claimId } });
    const title = `Your ${shareName(quarters)} of animal ${animal.tag} is free for families`;
    return { title, undo: keepQuarters(animal, quarters) };
  };

export const fillFromLine =
  (animal: NamedAnimal): Move =>
  async (client) => {
    const { data } = await client.mutate({ mutation: FillFromLineDocument, variables: { animalId: animal.id } });
    const { placed = [], asked = [], refused = [] } = data?.fillFromLine ?? {};
    const reasons = refused.map(({ claim, reason }) => `${holderOf(claim)}: ${reason}`).join(' ');
    return {
      ...(placed.length === 0 && asked.length > 0 ? askedText(asked, animal) : filledText(placed, animal)),
      ...(reasons && { description: reasons }),
      ...(placed.length > 0 && { undo: unfill(placed, animal) }),
    };
  };

const unfill =
  (placed: readonly Claim[], { tag }: NamedAnimal): Move =>
  async (client) => {
    for (const { id: claimId } of placed.toReversed()) {
      await client.mutate({ mutation: ReturnClaimToLineDocument, variables: { claimId } });
    }
    return { title: `Animal ${tag} is as it was` };
  };

/** Says that families are asked first, because an animal's terms are worse than what they were told. */
function askedText(claims: readonly Claim[], { tag }: NamedAnimal): ToastMessage {
  const [only, ...others] = claims;
  const who = only && others.length === 0 ? holderOf(only) : `${claims.length} families`;
  return { title: `We're asking ${who} about animal ${tag}`, description: 'The places are held until they answer.' };
}

function filledText(placed: readonly Claim[], { tag }: NamedAnimal): ToastMessage {
  if (placed.length === 0) return { title: `Nobody next in line fits on animal ${tag}` };
  return { title: `Now on animal ${tag}: ${placed.map(shareText).join(', ')}` };
}

/** Returns a function that moves shares on the herd board. After each move, a toast offers to undo it. */
export function useMoveClaims() {
  const client = useApolloClient();
  const run = useSubmit<Move, Awaited<ReturnType<Move>>>({
    send: async (move) => {
      const moved = await move(client);
      await refreshHerd(client);
      return moved;
    },
    successToast: ({ undo, ...message }) => ({
      ...message,
      ...(undo && { action: { label: 'Undo', onAction: () => void run(undo) } }),
    }),
    errorToast: "That didn't work",
    // Refetches the board, because someone else may have moved the share first.
    onError: () => refreshHerd(client),
    fieldErrors: () => ({}),
  });
  return run;
}
