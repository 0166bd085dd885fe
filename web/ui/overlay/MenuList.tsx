import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Fragment, type RefObject } from 'react';
import styled from 'styled-components';
import { color, dim, layer, media, radius, size, smallCaps, space, touch } from '../../theme/tokens';
import { AnyLink } from '../text/Link';
import type { DialogState } from './dialogState';
import { floating } from './floating';

export interface MenuEntry {
  label: string;
  /** The screen that the entry opens. Other entries have `href` or `onSelect`. */
  to?: string;
  /** A URL that isn't a screen's, like that of a phone number. */
  href?: string;
  onSelect?: () => void;
  icon?: LucideIcon;
  tone?: 'ink' | 'danger';
  disabled?: boolean;
}

interface MenuListProps extends DialogState {
  label: string;
  groups: MenuEntry[][];
  heading?: string | undefined;
  button: RefObject<HTMLButtonElement | null>;
}

const Anchor = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

const Surface = styled(DropdownMenu.Content)`
  ${floating('translateY(-4px)')}
  z-index: ${layer.menu};
  min-width: 224px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${space(0.75)};
  overflow-y: auto;
  border-radius: ${radius};
`;

const Heading = styled(DropdownMenu.Label)`
  ${smallCaps}
  padding: ${space(1)} ${space(1.5)};
  color: ${color.soft};
`;

const Line = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: ${space(0.75)};
  background: ${color.line};
`;

/** Leaves out Radix's label, which would name the menu after its invisible anchor. */
const PLACEMENT = { align: 'end', sideOffset: 6, collisionPadding: 8, 'aria-labelledby': undefined } as const;

export function MenuList({ label, groups, heading, button, open, onOpenChange }: MenuListProps) {
  // Handles presses on the button and returns the focus to it, because the button isn't Radix's own.
  const ignoreButton = (event: { target: EventTarget | null; preventDefault: () => void }) => {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
  };
  const focusButton = (event: Event) => {
    event.preventDefault();
    button.current?.focus();
  };
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <Anchor aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Surface {...PLACEMENT} aria-label={label} onInteractOutside={ignoreButton} onCloseAutoFocus={focusButton}>
          {heading && <Heading>{heading}</Heading>}
          {groups.map((group, at) => (
            <Fragment key={group[0]?.label}>
              {at > 0 && <Line />}
              {group.map((entry) => (
                <MenuItem key={entry.label} {...entry} />
              ))}
            </Fragment>
          ))}
        </Surface>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const Item = styled(DropdownMenu.Item)<{ $tone: 'ink' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 40px;
  padding: ${space(1)} ${space(1.5)};
  border-radius: 4px;
  outline: none;
  color: ${({ $tone }) => color[$tone]};
  font-size: ${size[15]};
  text-decoration: none;
  cursor: pointer;

  &[data-disabled] {
    color: ${color.soft};
    opacity: ${dim};
    cursor: not-allowed;
  }

  &[data-highlighted] {
    background: ${color.sunken};
  }

  ${media.phone} {
    min-height: ${touch};
  }
`;

function MenuItem({ label, to, href, onSelect, icon: Icon, tone = 'ink', disabled = false }: MenuEntry) {
  const isLink = to !== undefined || href !== undefined;
  const content = (
    <>
      {Icon && <Icon size={18} aria-hidden />}
      {label}
    </>
  );
  return (
    <Item $tone={tone} disabled={disabled} onSelect={onSelect} asChild={isLink}>
      {isLink ? <AnyLink {...(to === undefined ? { href } : { to })}>{content}</AnyLink> : content}
    </Item>
  );
}
