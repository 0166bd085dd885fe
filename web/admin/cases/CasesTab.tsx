import type { ReactNode } from 'react';
import { pathTo } from '../../../rules/site';
import { oneOf } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { usePagedList } from '../../parts/lists/PagedList';
import { usePermissions } from '../../session/useSession';
import { Select } from '../../ui/input/Select';
import { EmptyState } from '../../ui/state/EmptyState';
import type { TableColumn } from '../../ui/table/TableRow';
import { TextLink } from '../../ui/text/Link';
import { AdminTable } from '../AdminTable';
import { formatWaitingTime } from '../today/TodaySection';
import { CaseActions, ShowReview } from './CaseActions';
import {
  type CaseRow_caseFragment,
  type CaseRow_reviewFragment,
  CasesTabDocument,
  HiddenReviewsDocument,
} from './CasesTab.generated';
import { ReviewWhat, WhatCell, WhoCell } from './caseCells';
import { FeedbackList } from './FeedbackList';
import { TakeDownPhoto } from './TakeDownPhoto';

const SHOWN = ['OURS', 'ALL', 'HIDDEN', 'FEEDBACK'] as const;
const CODECS = { show: oneOf(SHOWN, 'OURS') };
const CHOICES = [
  { value: 'OURS', label: 'Waiting for us' },
  { value: 'ALL', label: 'All that are open' },
  { value: 'HIDDEN', label: 'Hidden reviews' },
  { value: 'FEEDBACK', label: 'Feedback' },
];

export const caseColumns: TableColumn<CaseRow_caseFragment>[] = [
  { key: 'what', header: 'What', primary: 'text', cell: (found) => <WhatCell found={found} /> },
  { key: 'who', header: 'Who waits for whom', plain: true, cell: (found) => <WhoCell found={found} /> },
  { key: 'since', header: 'Waiting', cell: ({ since }) => formatWaitingTime(since) },
  { key: 'act', header: 'Decide', hideHeader: true, below: true, cell: (found) => <CaseActions found={found} /> },
];

/** Lists what somebody says is wrong, the longest waiting first, and what was decided or said besides. */
export default function CasesTab() {
  const { show, change } = useUrlState(CODECS);
  const filters = (
    <>
      <Select
        label="Show"
        value={show}
        options={CHOICES}
        onChange={(value) => change({ show: SHOWN.find((each) => each === value) ?? 'OURS' })}
      />
      <TakeDownPhoto />
      <TextLink to={pathTo('recalls', {})} quiet>
        Recalls
      </TextLink>
    </>
  );
  if (show === 'FEEDBACK') return <FeedbackList filters={filters} />;
  if (show === 'HIDDEN') return <HiddenReviews filters={filters} />;
  return <Cases key={show} isOurs={show === 'OURS'} filters={filters} />;
}

interface ListProps {
  filters: ReactNode;
}

function Cases({ isOurs, filters }: ListProps & { isOurs: boolean }) {
  const { withMoney } = usePermissions();
  const variables = { waitsFor: isOurs ? ('PLATFORM' as const) : null, withMoney };
  const list = usePagedList(CasesTabDocument, variables, ({ admin }) => admin.cases);
  const why = isOurs ? 'What a family and a ranch can’t settle, and what people report, appears here.' : undefined;
  return (
    <AdminTable
      list={list}
      noun="cases"
      caption="Something is wrong"
      columns={caseColumns}
      filters={filters}
      belongs={isOurs ? isWaiting : isOpen}
      empty={<EmptyState title="Nothing Is Wrong" {...(why && { text: why })} />}
    />
  );
}

const isOpen = ({ complaint }: CaseRow_caseFragment) => complaint?.state !== 'CLOSED';

/** Whether a case wasn't decided since it was loaded. */
export const isWaiting = ({ complaint }: CaseRow_caseFragment) => !complaint || complaint.waitsFor === 'PLATFORM';

const hiddenColumns: TableColumn<CaseRow_reviewFragment>[] = [
  { key: 'review', header: 'Review', primary: 'text', cell: (review) => <ReviewWhat review={review} /> },
  { key: 'why', header: 'Why it’s hidden', cell: ({ hiddenReason }) => hiddenReason },
  { key: 'show', header: 'Show', hideHeader: true, below: true, cell: (review) => <ShowReview review={review} /> },
];

function HiddenReviews({ filters }: ListProps) {
  const list = usePagedList(HiddenReviewsDocument, {}, ({ admin }) => admin.hiddenReviews);
  return (
    <AdminTable
      list={list}
      noun="reviews"
      caption="Hidden reviews"
      columns={hiddenColumns}
      filters={filters}
      belongs={({ hidden }) => hidden}
      empty={<EmptyState title="No Hidden Reviews" text="Reviews that you hide are listed here." />}
    />
  );
}
