import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCents } from '../../rules/money/money';
import { displayRating } from '../../rules/money/pricing';
import { formatMiles } from '../../rules/ranches/delivery';
import { DEFAULT_PROCESSING_WEEKS } from '../../rules/ranches/ranchFacts';

import { longDay } from '../../rules/time/days';
import { basisTexts } from '../../rules/trueCost/costBasis';
import { allInText, centsSpan, cubicFeetSpan, dollarsSpan, poundsSpan } from '../../rules/trueCost/costText';
import { ITEM_TYPE, SHIPPING_METHOD } from '../../rules/words/vocabulary';
import { deliverySummary } from '../parts/ranches/offers';
import { PracticeBadges } from '../parts/ranches/PracticeBadges';
import { paths } from '../paths';
import { color, hairline, media, size, space, tabular } from '../theme/tokens';
import { IconButton } from '../ui/button/IconButton';
import { Cluster } from '../ui/layout/arrange';
import { TextLink } from '../ui/text/Link';
import { Stars } from '../ui/text/Stars';
import type { CompareTable_rancherFragment } from './CompareTable.generated';

type Ranch = CompareTable_rancherFragment;
type Cost = NonNullable<Ranch['trueCost']>;

/** Scrolls the table, whose row and column headers are sticky. On paper nothing scrolls. */
const Frame = styled.div`
  /* Contains the absolutely positioned texts for screen readers. */
  position: relative;
  overflow: auto;

  ${media.phone} {
    max-height: calc(100dvh - 140px);
    margin-inline: -${space(2)};
  }

  @media print {
    max-height: none;
    overflow: visible;
  }
`;

const Table = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${size[15]};

  th,
  td {
    min-width: 150px;
    padding: ${space(1.5)};
    border-bottom: ${hairline};
    background: ${color.paper};
    text-align: left;
    vertical-align: top;
  }

  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
  }

  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 104px;
    color: ${color.soft};
    font-weight: 600;
  }

  thead th:first-child {
    z-index: 2;
  }

  /* Four ranches fit on a sheet of paper. */
  @media print {
    font-size: ${size[13]};

    th,
    td,
    th:first-child {
      min-width: 0;
      padding: ${space(0.75)};
    }
  }
`;

const Place = styled.span`
  display: block;
  color: ${color.soft};
  font-size: ${size[13]};
  font-weight: 400;
`;

const Basis = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  color: ${color.soft};
  font-size: ${size[13]};
`;

export function CompareTable({ ranches, onRemove }: { ranches: readonly Ranch[]; onRemove: (id: string) => void }) {
  return (
    <Frame tabIndex={0} role="region" aria-label="Comparison">
      <Table>
        <thead>
          <tr>
            <th scope="col">Ranch</th>
            {ranches.map((ranch) => (
              <th key={ranch.id} scope="col">
                <RanchName ranch={ranch} onRemove={() => onRemove(ranch.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {ranches.map((ranch) => (
                <td key={ranch.id}>{value(ranch)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function RanchName({ ranch, onRemove }: { ranch: Ranch; onRemove: () => void }) {
  const { id, ranchName, city, state } = ranch;
  return (
    <Cluster justify="between" align="start" wraps={false}>
      <div>
        <TextLink to={paths.ranch({ id, ranchName })}>{ranchName}</TextLink>
        <Place>
          {city}, {state}
        </Place>
      </div>
      <span data-print="hide">
        <IconButton icon={X} label={`Remove ${ranchName}`} onClick={onRemove} />
      </span>
    </Cluster>
  );
}

const ROWS: readonly { name: string; value: (ranch: Ranch) => ReactNode }[] = [
  { name: 'Distance', value: ({ distanceMiles }) => (distanceMiles === null ? '–' : formatMiles(distanceMiles)) },
  { name: 'Share', value: ofCost(({ share }) => ITEM_TYPE.label(share)) },
  { name: 'All-in price', value: ofCost(({ price, restsOn }) => `about ${dollarsSpan(price)}${extra(restsOn)}`) },
  { name: 'You take home', value: ofCost(({ packagedPounds }) => `about ${poundsSpan(packagedPounds)}`) },
  { name: 'All-in per lb', value: ofCost(({ perPound, restsOn }) => `about ${centsSpan(perPound)}${extra(restsOn)}`) },
  { name: 'Freezer space', value: ofCost(({ freezerCubicFeet }) => cubicFeetSpan(freezerCubicFeet)) },
  { name: 'Deposit', value: ofCost(({ deposit }) => (deposit > 0 ? formatCents(deposit) : 'None')) },
  { name: 'Ready', value: (ranch) => ready(ranch) },
  { name: 'Raising practices', value: (ranch) => <PracticeBadges rancher={ranch} /> },
  { name: 'Getting it to you', value: delivery },
  {
    name: 'Rating',
    value: ({ rating, reviewCount }) => <Stars rating={displayRating(rating, reviewCount)} count={reviewCount} />,
  },
  {
    name: 'How we figured it',
    value: ofCost((cost) => (
      <Basis>
        {basisTexts(cost).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Basis>
    )),
  },
];

const extra = (restsOn: Cost['restsOn']) => (restsOn.includes('PROCESSING_UNKNOWN') ? ` ${allInText(restsOn)}` : '');

/** Renders a ranch's cost, or a dash if the ranch doesn't sell the share or can't get it to the family. */
function ofCost(show: (cost: Cost) => ReactNode) {
  return ({ trueCost }: Ranch) => (trueCost ? show(trueCost) : '–');
}

function ready({ trueCost, processingTimeWeeks }: Ranch): string {
  if (!trueCost) return '–';
  if (trueCost.readyFrom) return `About ${longDay(trueCost.readyFrom)}`;
  if (trueCost.harvestWords) return `Harvest planned for ${trueCost.harvestWords}`;
  const weeks = processingTimeWeeks ?? DEFAULT_PROCESSING_WEEKS;
  return `About ${weeks} ${weeks === 1 ? 'week' : 'weeks'} of processing`;
}

function delivery(ranch: Ranch): string {
  const { trueCost } = ranch;
  if (!trueCost?.handover) return deliverySummary(ranch);
  return trueCost.handover === 'LOCAL_PICKUP' ? 'You pick it up' : SHIPPING_METHOD.label(trueCost.handover);
}
