import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/tokens';
import { Tab, type TabProps } from './Tab';
import { TabsContext, useTab } from './tabsContext';

interface TabsProps {
  /** What the tabs choose between, for a screen reader. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: TabProps[];
  /** A TabPanel for each tab. */
  children: ReactNode;
}

interface TabPanelProps extends ComponentProps<'div'> {
  value: string;
  /** Keeps what is in it while another tab is chosen, such as fields that are half filled in. */
  forceMount?: boolean;
}

/** One child of whatever they stand in, whose gaps would else part the row from its sheet. */
const Root = styled.div`
  min-width: 0;
`;

const List = styled.div`
  display: flex;
  gap: ${space(0.5)};
  overflow-x: auto;
  border-bottom: 1px solid ${color.ink};
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

const Panel = styled.div`
  padding-top: ${space(3)};
`;

/** Sheets of one screen. Controlled, so that the chosen one can live in the URL. */
export function Tabs({ label, value, onChange, tabs, children }: TabsProps) {
  // Of our own: Radix's are ten times as large, on screens where that decides how soon they stand.
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.value === value);
  useEffect(() => bringIntoView(list.current, at), [at]);

  const move = (event: KeyboardEvent) => {
    // With these the browser has a use of its own for the key, such as going back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = placeAfter(event.key, at, tabs.length);
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    tabAt(list.current, next)?.focus();
    onChange(tab.value);
  };
  return (
    <TabsContext value={useMemo(() => ({ value, id }), [value, id])}>
      <Root>
        <List ref={list} role="tablist" aria-label={label} data-print="hide" onKeyDown={move}>
          {tabs.map((tab) => (
            <Tab key={tab.value} {...tab} onChoose={onChange} />
          ))}
        </List>
        {children}
      </Root>
    </TabsContext>
  );
}

/** What the tab of the same value shows. */
export function TabPanel({ value, forceMount = false, children, ...rest }: TabPanelProps) {
  const { isChosen, tabId, panelId } = useTab(value);
  return (
    <Panel {...rest} role="tabpanel" id={panelId} aria-labelledby={tabId} tabIndex={0} hidden={!isChosen}>
      {(isChosen || forceMount) && children}
    </Panel>
  );
}

/** Where a key leads from a place in a row, round its ends; nowhere (-1) for other keys. */
function placeAfter(key: string, at: number, length: number): number {
  const places: Record<string, number> = {
    Home: 0,
    End: length - 1,
    ArrowRight: (at + 1) % length,
    ArrowLeft: (at - 1 + length) % length,
  };
  return places[key] ?? -1;
}

function tabAt(list: HTMLDivElement | null, index: number): HTMLElement | undefined {
  const tab = list?.children[index];
  return tab instanceof HTMLElement ? tab : undefined;
}

/** Sideways only: the page itself stays where it is. */
function bringIntoView(list: HTMLDivElement | null, index: number): void {
  const tab = tabAt(list, index);
  if (!list || !tab) return;
  const left = tab.offsetLeft - list.offsetLeft;
  if (left < list.scrollLeft || left + tab.offsetWidth > list.scrollLeft + list.clientWidth) list.scrollLeft = left;
}
