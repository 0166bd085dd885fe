import styled from 'styled-components';
import { type CutSheet, cutSheetDifferences } from '../../../rules/herd/cutSheet';
import { color, hairline, size, space } from '../../theme/tokens';

interface CutDifferencesProps {
  mine: CutSheet;
  theirs: CutSheet;
  /** The names of the two sides, such as 'You' and 'They'. */
  names: [mine: string, theirs: string];
}

const Item = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(0.5)} ${space(2)};
  padding-block: ${space(1)};
  border-bottom: ${hairline};
`;

const Label = styled.dt`
  grid-column: 1 / -1;
  font-weight: 600;
`;

const Choice = styled.dd`
  font-size: ${size[15]};
  overflow-wrap: anywhere;
`;

const Who = styled.span`
  color: ${color.soft};
`;

export function CutDifferences({ mine, theirs, names: [mineName, theirName] }: CutDifferencesProps) {
  return (
    <dl aria-label="Differences">
      {cutSheetDifferences(mine, theirs).map((line) => (
        <Item key={line.label}>
          <Label>{line.label}</Label>
          <Choice>
            <Who>{mineName}: </Who>
            {line.mine}
          </Choice>
          <Choice>
            <Who>{theirName}: </Who>
            {line.theirs}
          </Choice>
        </Item>
      ))}
    </dl>
  );
}
