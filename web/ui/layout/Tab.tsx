import { CircleAlert } from 'lucide-react';
import { createContext, useContext } from 'react';
import styled, { css } from 'styled-components';
import { color, media, motion, size, space, tabular, touch } from '../../theme/tokens';

export interface TabProps {
  value: string;
  label: string;
  count?: number | undefined;
  /** The name of the group that starts with this tab, for tabs in a list beside their panel. */
  group?: string | undefined;
  /** Marks a tab that has an error. */
  wrong?: boolean;
}

const Root = styled.button<{ $beside: boolean }>`
  position: relative;
  flex: none;
  min-height: ${touch};
  padding: ${space(1)} ${space(2)};
  border: 0;
  background: none;
  color: ${color.soft};
  font-size: ${size[15]};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${motion.fast};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 4px;
    background: transparent;
    transition: background-color ${motion.fast};
  }

  &:hover {
    color: ${color.ink};
  }

  &[aria-selected='true'] {
    color: ${color.ink};
  }

  &[aria-selected='true']::after {
    background: ${color.red};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${({ $beside }) =>
    $beside &&
    css`
      ${media.side} {
        text-align: start;
        white-space: normal;

        &::after {
          inset: 0 auto 0 0;
          width: 4px;
          height: auto;
        }

        &[aria-selected='true'] {
          background: ${color.sunken};
        }
      }
    `}
`;

const Count = styled.span`
  ${tabular}
  margin-left: ${space(0.75)};
  color: ${color.soft};
  font-weight: 400;
`;

const Wrong = styled(CircleAlert)`
  display: inline-block;
  margin: -2px 0 0 ${space(0.75)};
  color: ${color.danger};
  vertical-align: middle;
`;

interface TabButtonProps extends Omit<TabProps, 'group'> {
  beside: boolean;
  onChoose: (value: string) => void;
}

export function Tab({ value, label, count, wrong, beside, onChoose }: TabButtonProps) {
  const { isChosen, tabId, panelId } = useTab(value);
  return (
    <Root
      $beside={beside}
      type="button"
      role="tab"
      id={tabId}
      aria-selected={isChosen}
      // Set only for the chosen tab, since the panels of other tabs may not exist.
      aria-controls={isChosen ? panelId : undefined}
      // The Tab key stops once at the row of tabs. Arrow keys move within the row.
      tabIndex={isChosen ? 0 : -1}
      // Read after the name, of which the count is not a part.
      aria-description={count === undefined ? undefined : `${count} in the list`}
      onClick={() => onChoose(value)}
    >
      {label}
      {count !== undefined && <Count aria-hidden>{count}</Count>}
      {wrong && <Wrong size={15} aria-label="has errors" />}
    </Root>
  );
}

interface ChosenTab {
  value: string;
  /** The prefix of the ids that connect a tab and its panel. */
  id: string;
}

const noTab: ChosenTab = { value: '', id: '' };

export const TabsContext = createContext(noTab);

/** Returns the state and the ids that a tab and its panel share. */
export function useTab(value: string) {
  const { value: chosen, id } = useContext(TabsContext);
  return { isChosen: value === chosen, tabId: `${id}-tab-${value}`, panelId: `${id}-panel-${value}` };
}
