import type { LucideIcon } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { patient } from './patient';

export interface MenuEntry {
  label: string;
  /** Where it leads; or else what it does. */
  to?: string;
  onSelect?: () => void;
  icon?: LucideIcon;
  tone?: 'ink' | 'danger';
}

/** To be spread on the button that opens the menu. */
interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onFocus: () => void;
  onPointerEnter: () => void;
}

interface MenuProps {
  /** What the menu is about, for a screen reader. */
  label: string;
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Entries, with a line between one group and the next. */
  groups: MenuEntry[][];
  heading?: string;
  align?: 'start' | 'end';
}

const loadMenuList = patient(() => import('./MenuList').then((module) => ({ default: module.MenuList })));
const MenuList = lazy(loadMenuList);

const Root = styled.div`
  position: relative;
  display: inline-block;
`;

/** A short list of actions behind a button. What places the list is heavy, so it loads when a hand comes near. */
export function Menu({ label, trigger, groups, heading, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const toggle = () => {
    setWanted(true);
    setOpen(!open);
  };
  return (
    <Root>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: toggle,
        onFocus: loadMenuList,
        onPointerEnter: loadMenuList,
      })}
      {wanted && (
        <Suspense>
          <MenuList {...{ label, groups, heading, align, button, open }} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Root>
  );
}
