import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import styled, { css } from 'styled-components';
import { color, edge, media, smallCaps, space } from '../../theme/tokens';
import { Tab, type TabProps, TabsContext, useTab } from './Tab';

interface TabsProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: TabProps[];
  /** Puts many tabs in a list beside their panel on wide screens, under the names of their groups. */
  beside?: boolean;
  children: ReactNode;
}

interface TabPanelProps extends ComponentProps<'div'> {
  value: string;
  /** Keeps the panel mounted while another tab is chosen, for example to keep what was typed. */
  forceMount?: boolean;
}

/** Wraps the tabs and their panel, so that a parent's gap doesn't separate them. */
const Root = styled.div<{ $beside: boolean }>`
  min-width: 0;

  ${({ $beside }) =>
    $beside &&
    css`
      ${media.side} {
        display: grid;
        grid-template-columns: 208px minmax(0, 1fr);
        align-items: start;
        gap: ${space(4)};

        & > [role='tablist'] {
          display: grid;
          border-bottom: 0;
        }

        & > [role='tabpanel'] {
          padding-top: 0;
        }
      }
    `}
`;

const Group = styled.span`
  display: none;

  ${media.side} {
    ${smallCaps}
    display: block;
    margin-top: ${space(2)};
    padding: ${space(0.5)} ${space(2)};
    color: ${color.soft};

    &:first-child {
      margin-top: 0;
    }
  }
`;

const List = styled.div`
  display: flex;
  gap: ${space(0.5)};
  overflow-x: auto;
  border-bottom: ${edge} solid ${color.ink};
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

const Panel = styled.div`
  padding-top: ${space(3)};

  ${media.phone} {
    padding-top: ${space(2)};
  }
`;

/** Tabs with panels. The parent controls the chosen tab, so that it can be in the URL. */
export function Tabs({ label, value, onChange, tabs, beside = false, children }: TabsProps) {
  // Doesn't use Radix's tabs, which are ten times as large.
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.value === value);
  useEffect(() => bringIntoView(list.current, at), [at]);

  const move = (event: KeyboardEvent) => {
    // Leaves key combinations to the browser, for example to go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = indexAfter(event.key, at, tabs.length);
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    tabAt(list.current, next)?.focus();
    onChange(tab.value);
  };
  return (
    <TabsContext value={useMemo(() => ({ value, id }), [value, id])}>
      <Root $beside={beside}>
        <List ref={list} role="tablist" aria-label={label} data-print="hide" onKeyDown={move}>
          {tabs.map(({ group, ...tab }) => (
            <Fragment key={tab.value}>
              {beside && group && <Group aria-hidden>{group}</Group>}
              <Tab {...tab} beside={beside} onChoose={onChange} />
            </Fragment>
          ))}
        </List>
        {children}
      </Root>
    </TabsContext>
  );
}

export function TabPanel({ value, forceMount = false, children, ...rest }: TabPanelProps) {
  const { isChosen, tabId, panelId } = useTab(value);
  return (
    <Panel {...rest} role="tabpanel" id={panelId} aria-labelledby={tabId} tabIndex={0} hidden={!isChosen}>
      {(isChosen || forceMount) && children}
    </Panel>
  );
}

/** Returns the index of the tab that a key leads to, wrapping at the ends, or -1 for other keys. */
function indexAfter(key: string, at: number, length: number): number {
  const indexes: Record<string, number> = {
    Home: 0,
    End: length - 1,
    ArrowRight: (at + 1) % length,
    ArrowDown: (at + 1) % length,
    ArrowLeft: (at - 1 + length) % length,
    ArrowUp: (at - 1 + length) % length,
  };
  return indexes[key] ?? -1;
}

function tabAt(list: HTMLDivElement | null, index: number): HTMLElement | undefined {
  return list?.querySelectorAll<HTMLElement>('[role="tab"]')[index];
}

/** Scrolls the row sideways to a tab, without scrolling the page. */
function bringIntoView(list: HTMLDivElement | null, index: number): void {
  const tab = tabAt(list, index);
  if (!list || !tab) return;
  const left = tab.offsetLeft - list.offsetLeft;
  if (left < list.scrollLeft || left + tab.offsetWidth > list.scrollLeft + list.clientWidth) list.scrollLeft = left;
}
