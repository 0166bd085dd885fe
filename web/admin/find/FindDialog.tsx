import { useQuery } from '@apollo/client/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { messageOf } from '../../errors/graphErrors';
import { SearchBox } from '../../ui/input/SearchField';
import { useTypedText } from '../../ui/input/useTypedText';
import { Dialog } from '../../ui/overlay/Dialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { Text } from '../../ui/text/Text';
import { useAdminUrlState } from '../useAdminUrlState';
import { AdminSearchDocument } from './FindDialog.generated';
import { FoundList } from './FoundList';
import { type Found, foundIn } from './foundIn';

/** Fewer characters match nearly every name. */
const MIN_LENGTH = 2;

export default function FindDialog(dialog: DialogState) {
  return (
    <Dialog {...dialog} title="Find" description="A ranch, an order or a person, by name, email or order number.">
      <Finder onDone={() => dialog.onOpenChange(false)} />
    </Dialog>
  );
}

function Finder({ onDone }: { onDone: () => void }) {
  const { open } = useAdminUrlState();
  const [search, setSearch] = useState('');
  const { found, message } = useFound(search.trim());
  const [selectedIndex, setSelectedIndex] = useState(0);
  const listId = useId();
  const activeIndex = Math.min(selectedIndex, found.length - 1);
  const active = found[activeIndex];
  const openFound = ({ values }: Found) => {
    onDone();
    open(values);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active) {
      // Otherwise, the same key press would click the button that gets the focus in the record's dialog.
      event.preventDefault();
      openFound(active);
    }
    const step = STEPS[event.key];
    if (step === undefined || found.length === 0) return;
    // Otherwise, the text cursor in the field would jump.
    event.preventDefault();
    setSelectedIndex((activeIndex + step + found.length) % found.length);
  };
  const changeSearch = (text: string) => {
    setSearch(text);
    setSelectedIndex(0);
  };
  return (
    <>
      <FindField search={search} onSearch={changeSearch} listId={listId} active={active} onKeyDown={onKeyDown} />
      <FoundList id={listId} found={found} active={active} onOpen={openFound} />
      <Text role="status" tone="soft" size={15}>
        {message}
      </Text>
    </>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the results and a status message. While a new search is loading, the previous results stay. */
function useFound(search: string): { found: Found[]; message: string } {
  const isTooShort = search.length < MIN_LENGTH;
  const { data, previousData, error, loading } = useQuery(AdminSearchDocument, {
    variables: { search },
    skip: isTooShort,
    fetchPolicy: 'cache-and-network',
  });
  if (isTooShort) return { found: [], message: 'Arrow keys choose a result, and Enter opens it.' };
  const found = foundIn((data ?? previousData)?.admin);
  if (error && !loading) return { found, message: messageOf(error) };
  if (!data) return { found, message: 'Searching…' };
  if (found.length === 0) return { found, message: `Nothing matches “${search}”.` };
  return { found, message: found.length === 1 ? '1 result' : `${found.length} results` };
}

interface FindFieldProps {
  search: string;
  onSearch: (text: string) => void;
  listId: string;
  active: Found | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The combobox above the results. The focus stays in it while arrow keys choose a result. */
function FindField({ search, onSearch, listId, active, onKeyDown }: FindFieldProps) {
  const { typed, setTyped } = useTypedText(search, onSearch);
  return (
    <SearchBox
      role="combobox"
      aria-label="Find a ranch, order or person"
      aria-autocomplete="list"
      aria-expanded={active !== undefined}
      aria-controls={listId}
      aria-activedescendant={active && `${listId}-${active.key}`}
      enterKeyHint="go"
      placeholder="Name, email or order number"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
