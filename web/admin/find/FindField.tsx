import type { KeyboardEvent } from 'react';
import { SearchBox } from '../../ui/input/SearchField';
import { useTypedText } from '../../ui/input/useTypedText';
import type { Found } from './foundIn';

interface FindFieldProps {
  search: string;
  onSearch: (text: string) => void;
  listId: string;
  /** The result that Enter opens. */
  active: Found | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The combobox above the results. The focus stays in it while arrow keys choose a result. */
export function FindField({ search, onSearch, listId, active, onKeyDown }: FindFieldProps) {
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
