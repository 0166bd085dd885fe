import { useEffect } from 'react';
import styled from 'styled-components';
import { color, radius, smallCaps, space } from '../../theme/tokens';
import { Text } from '../../ui/text/Text';
import type { Found } from './foundIn';

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-block: ${space(2)};

  &:empty {
    margin-block: ${space(0.5)};
  }
`;

const Kind = styled.p`
  ${smallCaps}
  padding-bottom: ${space(0.5)};
  color: ${color.soft};
`;

const Option = styled.div`
  padding: ${space(1)} ${space(1.5)};
  border-radius: ${radius};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: ${color.sunken};
  }

  &[aria-selected='true'] {
    box-shadow: inset 3px 0 ${color.red};
  }
`;

const KINDS = ['Ranches', 'Orders', 'People'] as const;

interface FoundListProps {
  id: string;
  found: Found[];
  active: Found | undefined;
  onOpen: (one: Found) => void;
}

export function FoundList({ id, found, active, onOpen }: FoundListProps) {
  const activeId = active && `${id}-${active.key}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <List role="listbox" id={id} aria-label="Results">
      {KINDS.filter((kind) => found.some((one) => one.kind === kind)).map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, and these are options of a list.
        <div key={kind} role="group" aria-label={kind}>
          <Kind aria-hidden>{kind}</Kind>
          {found
            .filter((one) => one.kind === kind)
            .map((one) => (
              // The combobox handles the keys for all options.
              <Option
                key={one.key}
                id={`${id}-${one.key}`}
                role="option"
                aria-selected={one === active}
                onClick={() => onOpen(one)}
              >
                <Text as="div" strong>
                  {one.title}
                </Text>
                <Text as="div" tone="soft" size={13}>
                  {one.details}
                </Text>
              </Option>
            ))}
        </div>
      ))}
    </List>
  );
}
