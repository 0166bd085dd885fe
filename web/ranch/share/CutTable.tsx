import styled from 'styled-components';
import type { CutShare } from '../../../rules/share/cutYields';
import { color, edge, hairline, size, smallCaps, space, tabular } from '../../theme/tokens';

import { VisuallyHidden } from '../../ui/text/Text';
import { CUT_COLORS } from './cutColors';

const Sheet = styled.table`
  ${tabular}
  align-self: start;
  width: 100%;
  border-collapse: collapse;
  border-top: 3px solid ${color.ink};
  border-bottom: ${edge} solid ${color.ink};
  font-size: ${size[15]};

  th,
  td {
    padding: ${space(1)} 0 ${space(1)} ${space(1)};
    text-align: right;
  }

  th:first-child {
    padding-left: 0;
    text-align: left;
  }

  tbody > tr,
  tfoot > tr {
    border-top: ${hairline};
  }

  tfoot {
    font-weight: 600;
  }
`;

const Header = styled.th`
  ${smallCaps}
  color: ${color.soft};
`;

/** A cut's name, with the color of its packs in the drawing. */
const Cut = styled.span`
  display: grid;
  grid-template-columns: 12px minmax(0, 1fr);
  column-gap: ${space(1)};
  align-items: baseline;
`;

const Swatch = styled.span<{ $color: string }>`
  width: 12px;
  height: 12px;
  border: ${edge} solid ${color.strongLine};
  background: ${({ $color }) => $color};
`;

const Pack = styled.span`
  grid-column: 2;
  color: ${color.soft};
  font-size: ${size[13]};
  font-weight: 400;
`;

const totalOf = (cuts: readonly CutShare[], field: 'packs' | 'pounds') =>
  cuts.reduce((sum, cut) => sum + cut[field], 0);

/** Lists the number of packs and the pounds of each cut. */
export function CutTable({ cuts }: { cuts: readonly CutShare[] }) {
  return (
    <Sheet>
      <VisuallyHidden as="caption">About how much of each cut</VisuallyHidden>
      <thead>
        <tr>
          <Header scope="col">Cut</Header>
          <Header scope="col">Packs</Header>
          <Header scope="col">Pounds</Header>
        </tr>
      </thead>
      <tbody>
        {cuts.map(({ cut, label, pack, packs, pounds }) => (
          <tr key={cut}>
            <th scope="row">
              <Cut>
                <Swatch $color={CUT_COLORS[cut]} aria-hidden />
                {label}
                <Pack>{pack}</Pack>
              </Cut>
            </th>
            <td>{packs}</td>
            <td>{pounds} lb</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">About, in all</th>
          <td>{totalOf(cuts, 'packs')}</td>
          <td>{totalOf(cuts, 'pounds')} lb</td>
        </tr>
      </tfoot>
    </Sheet>
  );
}
