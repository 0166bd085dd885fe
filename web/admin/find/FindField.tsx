import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';
import { bareInput, inputFrame } from '../../ui/input/inputLook';
import { useTypedText } from '../../ui/input/useTypedText';
import type { Found } from './foundIn';

const Frame = styled.div`
  ${inputFrame}
  align-items: center;
  padding-left: ${space(1.5)};

  svg {
    flex: none;
    color: ${color.soft};
  }
`;

const Input = styled.input`
  ${bareInput}
`;

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
    <Frame>
      <Search size={18} aria-hidden />
      <Input
        role="combobox"
        aria-label="Find a ranch, order or person"
        aria-autocomplete="list"
        aria-expanded={active !== undefined}
        aria-controls={listId}
        aria-activedescendant={active && `${listId}-${active.key}`}
        autoComplete="off"
        enterKeyHint="go"
        placeholder="Name, email or order number"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </Frame>
  );
}
