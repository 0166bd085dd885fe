import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Spinner } from '../state/Spinner';
import { AnyLink, type AnyLinkProps } from '../text/Link';
import { type ButtonLookProps, type ButtonSize, type ButtonVariant, buttonLook } from './buttonLook';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** Shows a spinner without changing the width, and ignores presses. */
  pending?: boolean;
  wide?: boolean;
}

const Root = styled.button<ButtonLookProps>`
  ${buttonLook}
`;

const Content = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const Progress = styled.span`
  position: absolute;
  display: inline-flex;
`;

const ignore = (event: MouseEvent) => event.preventDefault();

// A pending button isn't `disabled`, since it would lose the keyboard focus.
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', icon: Icon, pending = false, wide = false, ...rest } = props;
  const { type = 'button', onClick, children, ...attributes } = rest;
  return (
    <Root
      {...attributes}
      type={type}
      onClick={pending ? ignore : onClick}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      $variant={variant}
      $size={size}
      $wide={wide}
    >
      <Content $hidden={pending}>
        {Icon && <Icon size={18} aria-hidden />}
        {children}
      </Content>
      {pending && (
        <Progress>
          <Spinner size={20} label="" />
        </Progress>
      )}
    </Root>
  );
}

type ButtonLinkProps = AnyLinkProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  wide?: boolean;
};

const LinkRoot = styled(AnyLink)<ButtonLookProps>`
  ${buttonLook}
`;

/** A link that looks like a button, to a screen (`to`) or to an email, phone number or other site (`href`). */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', size = 'medium', icon: Icon, wide = false, children, ...rest } = props;
  return (
    <LinkRoot {...rest} $variant={variant} $size={size} $wide={wide}>
      {Icon && <Icon size={18} aria-hidden />}
      {children}
    </LinkRoot>
  );
}
