import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { AnyLink, type AnyLinkProps } from '../text/Link';
import { type ButtonLookProps, type ButtonSize, type ButtonVariant, buttonLook } from './buttonLook';

type ButtonLinkProps = AnyLinkProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  wide?: boolean;
};

const Root = styled(AnyLink)<ButtonLookProps>`
  ${buttonLook}
`;

/** A link that looks like a button, to a screen (`to`) or to an email, phone number or other site (`href`). */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', size = 'medium', icon: Icon, wide = false, children, ...rest } = props;
  return (
    <Root {...rest} $variant={variant} $size={size} $wide={wide}>
      {Icon && <Icon size={18} aria-hidden />}
      {children}
    </Root>
  );
}
