import { parse } from 'papaparse';
import { useRef, useState } from 'react';
import { formatCents } from '../../../rules/money/money';
import { type BankLine, isOfx, linesOfOfx, linesOfTable } from '../../../rules/settlement/bankFile';
import { type Match, matchPayments } from '../../../rules/settlement/matchPayments';
import { memoIn } from '../../../rules/settlement/paymentMemo';
import { ORDER_PAYMENT_KIND, paidText } from '../../../rules/settlement/settlementWords';
import { longDay } from '../../../rules/time/days';
import { ask, mutate } from '../../apollo/mutate';
import { messageOf } from '../../errors/graphErrors';
import { Button } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/arrange';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import type { DialogState } from '../../ui/overlay/dialogState';
import { Notice } from '../../ui/state/Notice';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { Text, VisuallyHidden } from '../../ui/text/Text';
import { type BankFile_orderFragment, BankFileOrdersDocument } from './BankFileDialog.generated';
import { RecordOrderPaymentDocument } from './OrderMoneyDialog.generated';

type Found = Match<BankFile_orderFragment>;

const MAX_BYTES = 3_000_000;
const NO_COLUMNS = "We can't find the columns in this file. It needs a date, an amount, and a description or memo.";
const TOO_LARGE = 'This file is larger than 3 MB. Please choose a shorter time at your bank.';

/** Proposes which orders the lines of a bank's file pay. The file stays on the device, and nothing is recorded without a press. */
export default function BankFileDialog(dialog: DialogState) {
  const [matches, setMatches] = useState<Found[] | null>(null);
  const [problem, setProblem] = useState('');
  const choose = async (file: File) => {
    setProblem('');
    setMatches(null);
    try {
      const lines = await readLines(file);
      setMatches(await findMatches(lines));
    } catch (error) {
      setProblem(error instanceof RangeError ? error.message : messageOf(error));
    }
  };
  return (
    <Dialog
      {...dialog}
      title="Match a Bank File"
      description="Choose a CSV, OFX or QFX file from your bank. It stays on this device: we only look up the orders that it names."
    >
      <Stack gap={3}>
        <ChooseFile onFile={choose} />
        {problem && <Notice tone="danger" role="alert" title={problem} />}
        {matches?.length === 0 && (
          <Text role="status">
            No line of this file has an order's memo, such as HL-1234-D, or an amount that one family owes.
          </Text>
        )}
        {matches && matches.length > 0 && <Matches matches={matches} />}
      </Stack>
    </Dialog>
  );
}

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.ofx,.qfx,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Choosing the same file again would otherwise fire no event.
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>Choose a File</Button>
    </>
  );
}

/** Throws a RangeError with the text for the person. */
async function readLines(file: File): Promise<BankLine[]> {
  if (file.size > MAX_BYTES) throw new RangeError(TOO_LARGE);
  const text = await file.text();
  if (isOfx(text)) return linesOfOfx(text);
  const lines = linesOfTable(parse<string[]>(text, { skipEmptyLines: true }).data);
  if (!lines) throw new RangeError(NO_COLUMNS);
  return lines;
}

const IDS_AT_ONCE = 100;

async function findMatches(lines: readonly BankLine[]): Promise<Found[]> {
  const ids = [...new Set(lines.flatMap(({ text }) => memoIn(text)?.orderId ?? []))];
  const named: BankFile_orderFragment[] = [];
  let owing: readonly BankFile_orderFragment[] = [];
  for (let at = 0; at === 0 || at < ids.length; at += IDS_AT_ONCE) {
    const variables = { ids: ids.slice(at, at + IDS_AT_ONCE), isNamed: ids.length > 0 };
    const { viewer } = await ask(BankFileOrdersDocument, variables, { fetchPolicy: 'network-only' });
    named.push(...(viewer?.ranch?.orders?.nodes ?? []));
    owing = viewer?.ranch?.receivables.nodes ?? [];
  }
  return matchPayments(lines, { named, owing });
}

/** What became of a line that was recorded: 'Recorded', or why not. */
type Results = Record<string, string>;

const RECORDED = 'Recorded';

function Matches({ matches }: { matches: readonly Found[] }) {
  const [results, setResults] = useState<Results>({});
  const [pending, setPending] = useState(false);
  const open = matches.filter(({ line, state }) => state === 'NEW' && results[line.key] !== RECORDED);
  const recordEach = async (chosen: readonly Found[]) => {
    setPending(true);
    for (const match of chosen) {
      const result = await record(match).then(() => RECORDED, messageOf);
      setResults((before) => ({ ...before, [match.line.key]: result }));
    }
    setPending(false);
  };
  const columns: TableColumn<Found>[] = [
    {
      key: 'order',
      header: 'Order',
      primary: true,
      cell: ({ order, kind }) =>
        `${order.customer.name}, order #${order.id}: ${ORDER_PAYMENT_KIND.label(kind).toLowerCase()}`,
    },
    { key: 'amount', header: 'Amount', numeric: true, cell: ({ line }) => formatCents(line.amount) },
    { key: 'day', header: 'Day', cell: ({ line }) => longDay(line.day) },
    {
      key: 'why',
      header: 'Bank',
      cell: ({ line, by, method }) => `${line.text} (${paidText(method)}, found by its ${by})`,
    },
    {
      key: 'action',
      header: 'Actions',
      cell: (match) => {
        const state = results[match.line.key] ?? STATE[match.state];
        if (state === RECORDED || match.state !== 'NEW') return <Text role="status">{state}</Text>;
        return (
          <Stack gap={1}>
            {state && (
              <Text role="alert" tone="danger">
                {state}
              </Text>
            )}
            <Button size="small" disabled={pending} onClick={() => recordEach([match])}>
              Record
              <VisuallyHidden>
                {' '}
                {formatCents(match.line.amount)} of order {match.order.id}
              </VisuallyHidden>
            </Button>
          </Stack>
        );
      },
    },
  ];
  return (
    <>
      <Table
        caption="Payments in the file"
        columns={columns}
        rows={matches}
        rowKey={({ line }) => line.key}
        compactBelow="wide"
      />
      {open.length > 0 && (
        <DialogFooter>
          <Button variant="primary" pending={pending} onClick={() => recordEach(open)}>
            {open.length === 1 ? 'Record 1 Payment' : `Record All ${open.length} Payments`}
          </Button>
        </DialogFooter>
      )}
    </>
  );
}

const STATE: Record<Found['state'], string> = {
  NEW: '',
  RECORDED: 'Recorded before',
  CANCELED: 'This order is canceled',
};

/** The line's key makes the same file change nothing the second time. */
async function record({ line, order, kind, method }: Found): Promise<void> {
  const input = { kind, method, amount: line.amount, receivedOn: line.day, note: '', claimId: null, complaintId: null };
  await mutate(RecordOrderPaymentDocument, { orderId: order.id, input, key: line.key });
}
