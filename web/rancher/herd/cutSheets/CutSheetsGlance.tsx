import styled from 'styled-components';

import { longDay } from '../../../../rules/time/days';
import { useUrlDialog } from '../../../address/useUrlDialog';
import { size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/button/Button';
import { Badge } from '../../../ui/text/Badge';
import { VisuallyHidden } from '../../../ui/text/Text';
import type { CutSheetsGlance_animalFragment } from './CutSheetsGlance.generated';
import { sheetState, sidesText } from './sheetStates';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(1)};
`;

const Sheet = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1)};
  padding-block: ${space(0.25)};
  font-size: ${size[15]};
`;

/** Shows the states of an animal's cut sheets, with a button to view them. */
export function CutSheetsGlance({ animal: { id, tag, cutSheets } }: { animal: CutSheetsGlance_animalFragment }) {
  const dialog = useUrlDialog('cutSheets');
  const due = cutSheets.find(({ open }) => open)?.due;
  return (
    <Root>
      <ul aria-label={`Cut sheets of animal ${tag}`}>
        {cutSheets.map((sheet) => {
          const { text, tone } = sheetState(sheet);
          return (
            <Sheet key={sheet.sides.join()}>
              {sidesText(sheet.sides)} <Badge tone={tone}>{text}</Badge>
            </Sheet>
          );
        })}
        {due && <Sheet as="li">Due {longDay(due)}</Sheet>}
      </ul>
      {cutSheets.some(({ holders }) => holders > 0) && (
        <Button size="small" onClick={() => dialog.open(id)}>
          View<VisuallyHidden> cut sheets of animal {tag}</VisuallyHidden>
        </Button>
      )}
    </Root>
  );
}
