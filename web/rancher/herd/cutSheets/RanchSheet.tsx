import type { AnimalStage } from '../../../../rules/herd/animalStage';
import { customerDate } from '../../../../rules/time/dates';

import { longDay } from '../../../../rules/time/days';
import { CutDifferences } from '../../../parts/cutSheets/CutDifferences';
import { CutLines } from '../../../parts/cutSheets/CutLines';
import { sheetOfProposal } from '../../../parts/cutSheets/cutSheetValues';
import { usePermissions } from '../../../session/useSession';
import { Button } from '../../../ui/button/Button';
import { Stack } from '../../../ui/layout/arrange';
import { Section } from '../../../ui/layout/Section';
import { Badge } from '../../../ui/text/Badge';
import { Heading, Text } from '../../../ui/text/Text';
import { shareName } from '../claims/shares';
import type { RanchSheet_sheetFragment, SheetHolder_claimFragment } from './CutSheetsDialog.generated';
import { sheetState, sidesText } from './sheetStates';

interface RanchSheetProps {
  sheet: RanchSheet_sheetFragment;
  stage: AnimalStage;
  onEdit: () => void;
}

/** The stages in which the processor may still have to cut an animal. */
const UNCUT: readonly AnimalStage[] = ['OPEN', 'HARVESTED', 'WEIGHED'];

/** Shows a side's sheet: its holders, their proposals and the decided cuts. */
export function RanchSheet({ sheet, stage, onEdit }: RanchSheetProps) {
  const { sides, open, due, decidedAt, reason, claims } = sheet;
  const { text, tone } = sheetState(sheet);
  const { withRanch } = usePermissions();
  const isOurs = withRanch && claims.some(({ keptByRanch }) => keptByRanch);
  const where = sidesText(sides).toLowerCase();
  const canEdit = open ? isOurs : UNCUT.includes(stage);
  const edit = (
    <Button size="small" onClick={onEdit}>
      {open ? `Choose Our Cuts for ${where}` : `Change Cuts of ${where}`}
    </Button>
  );
  return (
    <Section title={sidesText(sides)} level={3} actions={canEdit && edit}>
      <Stack gap={2}>
        <div>
          <Badge tone={tone}>{text}</Badge>
        </div>
        <Holders sheet={sheet} />
        {open && due && <Text size={15}>{`Families choose through ${longDay(due)}.`}</Text>}
        {reason && <Text size={15}>{`Why you changed it: ${reason}`}</Text>}
        {decidedAt && <Text size={15} tone="soft">{`Since ${customerDate(decidedAt)}`}</Text>}
        {sheet.lines.length > 0 && <CutLines lines={sheet.lines} notes={sheet.notes} />}
        <Proposals sheet={sheet} />
      </Stack>
    </Section>
  );
}

function Holders({ sheet }: Pick<RanchSheetProps, 'sheet'>) {
  return (
    <ul>
      {sheet.claims.map((claim) => (
        <li key={claim.id}>{`${nameOf(claim)} (${shareName(claim.quarters)}): ${decisionOf(claim, sheet)}`}</li>
      ))}
    </ul>
  );
}

const nameOf = (claim: SheetHolder_claimFragment | null | undefined) => claim?.order?.customer.name ?? 'Our household';

/** Describes a holder's decision, such as 'proposed November 21, 2026' or 'agreed'. */
function decisionOf({ id }: SheetHolder_claimFragment, { state, proposals }: RanchSheet_sheetFragment): string {
  const proposal = proposals.find(({ claim }) => claim?.id === id);
  if (proposal) return `proposed ${customerDate(proposal.proposedAt)}`;
  if (state === 'AGREED') return 'agreed';
  return state === 'STANDARD' || state === 'CHANGED' ? "didn't agree in time" : "hasn't chosen yet";
}

/** Shows a single proposal in full, or the differences between two. */
function Proposals({ sheet: { proposals } }: { sheet: RanchSheet_sheetFragment }) {
  const [first, second] = proposals;
  if (!first) return null;
  if (!second) {
    return (
      <Stack gap={1}>
        <Heading level={4}>{`${nameOf(first.claim)} would like`}</Heading>
        <CutLines lines={first.lines} notes={first.notes} />
      </Stack>
    );
  }
  return (
    <Stack gap={1}>
      <Heading level={4}>Where they differ</Heading>
      <CutDifferences
        mine={sheetOfProposal(first)}
        theirs={sheetOfProposal(second)}
        names={[nameOf(first.claim), nameOf(second.claim)]}
      />
    </Stack>
  );
}
