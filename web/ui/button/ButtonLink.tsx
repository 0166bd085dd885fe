import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Link } from '../text/Link';
import { type ButtonLookProps, type ButtonSize, type ButtonVariant, buttonLook } from './buttonLook';

/** A screen, whose history entry stores `state`, or another URL. */
type Target = { to: string; state?: unknown; href?: undefined } | { href: string; to?: undefined; state?: undefined };

type ButtonLinkProps = Target &
  Omit<ComponentProps<'a'>, 'href'> & { variant?: ButtonVariant; size?: ButtonSize; icon?: LucideIcon; wide?: boolean };

const RouterLink = styled(Link)<ButtonLookProps>`
  ${buttonLook}
`;

const Anchor = styled.a<ButtonLookProps>`
  ${buttonLook}
`;

/** A link that looks like a button, to a screen (`to`) or to an email, phone number or other site (`href`). */
export function ButtonLink(props: ButtonLinkProps) {
  const {
    to,
    state,
    href,
    variant = 'secondary',
    size = 'medium',
    icon: Icon,
    wide = false,
    children,
    ...rest
  } = props;
  const look = { $variant: variant, $size: size, $wide: wide };
  const content = (
    <>
      {Icon && <Icon size={18} aria-hidden />}
      {children}
    </>
  );
  if (to === undefined) {
    return (
      <Anchor href={href} {...look} {...rest}>
        {content}
      </Anchor>
    );
  }
  return (
    <RouterLink to={to} state={state} {...look} {...rest}>
      {content}
    </RouterLink>
  );
}
