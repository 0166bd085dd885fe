import { Search } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';

import { VisuallyHidden } from '../text/Text';
import { BareInput, InputFrame } from './inputLook';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
}

const Frame = styled(InputFrame)`
  align-items: center;
  padding-left: ${space(1.5)};

  svg {
    flex: none;
    color: ${color.soft};
  }
`;

export function SearchBox(props: ComponentProps<'input'>) {
  return (
    <Frame>
      <Search size={18} aria-hidden />
      <BareInput autoComplete="off" {...props} />
    </Frame>
  );
}

export function SearchField({ label, value, onChange, placeholder = label }: SearchFieldProps) {
  const id = useId();
  return (
    <search>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <SearchBox
        id={id}
        type="search"
        enterKeyHint="search"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  );
}
