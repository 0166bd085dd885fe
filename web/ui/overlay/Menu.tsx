import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { retryImport } from '../state/retryImport';
import type { MenuEntry } from './MenuList';

/** The entries in groups, which are separated by lines. Entries that don't apply are left out. */
export type MenuGroups = readonly (readonly (MenuEntry | false | null | undefined)[])[];

/** The props to spread on the button that opens the menu. */
interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onFocus: () => void;
  onPointerEnter: () => void;
}

interface MenuProps {
  label: string;
  trigger: (props: MenuTriggerProps) => ReactNode;
  groups: MenuGroups;
  heading?: string;
}

const loadMenuList = retryImport(() => import('./MenuList').then((module) => ({ default: module.MenuList })));
const MenuList = lazy(loadMenuList);

const Root = styled.div`
  position: relative;
  display: inline-block;
`;

/** A button with a menu, whose code is large and loads when the button is hovered or focused. Nothing without entries. */
export function Menu({ label, trigger, heading, ...menu }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const groups = menu.groups.map((group) => group.filter((entry) => !!entry)).filter(({ length }) => length > 0);
  if (groups.length === 0) return null;
  const toggle = () => {
    setWasOpened(true);
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
      {wasOpened && (
        <Suspense>
          <MenuList {...{ label, groups, heading, button, open }} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Root>
  );
}
