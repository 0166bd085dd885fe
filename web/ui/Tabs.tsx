import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { tabular } from '../theme/mixins';
import { color, motion, size, space, touch } from '../theme/tokens';

interface TabsProps {
  /** What the tabs choose between, for a screen reader. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: { value: string; label: string; count?: number | undefined }[];
  /** A TabPanel for each tab. */
  children: ReactNode;
}

const List = styled(Radix.List)`
  display: flex;
  gap: ${space(0.5)};
  overflow-x: auto;
  border-bottom: 1px solid ${color.ink};
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

const Trigger = styled(Radix.Trigger)`
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

  &[data-state='active'] {
    color: ${color.ink};
  }

  &[data-state='active']::after {
    background: ${color.red};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Count = styled.span`
  ${tabular}
  margin-left: ${space(0.75)};
  color: ${color.soft};
  font-weight: 400;
`;

/** Sheets of one screen. Controlled, so that the chosen one can live in the URL. */
export function Tabs({ label, value, onChange, tabs, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      bringIntoView(
        list.current,
        tabs.findIndex((tab) => tab.value === value),
      ),
    [tabs, value],
  );
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <List ref={list} aria-label={label} data-print="hide">
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </Trigger>
        ))}
      </List>
      {children}
    </Radix.Root>
  );
}

/** Sideways only: the page itself stays where it is. */
function bringIntoView(list: HTMLDivElement | null, index: number): void {
  const tab = list?.children[index];
  if (!list || !(tab instanceof HTMLElement)) return;
  const left = tab.offsetLeft - list.offsetLeft;
  if (left < list.scrollLeft || left + tab.offsetWidth > list.scrollLeft + list.clientWidth) list.scrollLeft = left;
}

export const TabPanel = styled(Radix.Content)`
  padding-top: ${space(3)};
`;
