import styled from 'styled-components';
import { hairline, tabular } from '../../../theme/mixins';
import { space } from '../../../theme/tokens';
import { Text } from '../../../ui/Text';
import type { PackingSheet_orderFragment } from './PackingSheet.generated';

type Line = PackingSheet_orderFragment['items'][number];

const Row = styled.li`
  display: grid;
  grid-template-columns: auto 9ch minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};
  padding-block: ${space(1.25)};
  border-bottom: ${hairline};
`;

/** For a pen, not for a finger. */
const Box = styled.span`
  width: 18px;
  height: 18px;
  margin-top: 4px;
  border: 1.5px solid #000;
`;

const Amount = styled.span`
  ${tabular}
  font-weight: 600;
`;

export function PackingLines({ lines }: { lines: Line[] }) {
  return (
    <ul aria-label="To pack">
      {lines.map((line) => (
        <Row key={line.id}>
          <Box aria-hidden />
          <Amount>{amountOf(line)}</Amount>
          <div>
            {line.variantName ? `${line.name} – ${line.variantName}` : line.name}
            <SizeOf line={line} />
          </div>
        </Row>
      ))}
    </ul>
  );
}

/** Cuts are sold by the pound. */
const amountOf = ({ type, quantity }: Line) => (type === 'SELECT_CUT' ? `${quantity} lb` : `${quantity} ×`);

function SizeOf({ line: { type, size, weight } }: { line: Line }) {
  const each = weight && type !== 'SELECT_CUT' ? `${weight} lb each` : null;
  const words = [size, each].filter(Boolean).join(', ');
  return words && <Text size={13}>{words}</Text>;
}
