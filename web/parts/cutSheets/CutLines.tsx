import { cutSheetLines } from '../../../rules/herd/cutSheet';
import { DescriptionList } from '../../ui/text/DescriptionList';
import type { CutLine_lineFragment } from './CutSheet.generated';
import { toCutSheet } from './cutSheetValues';

export function CutLines({ lines, notes }: { lines: readonly CutLine_lineFragment[]; notes?: string | null }) {
  const items = cutSheetLines(toCutSheet(lines, notes)).map(({ label, choice }) => ({ term: label, details: choice }));
  return <DescriptionList columns={2} items={items} />;
}
