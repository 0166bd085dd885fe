import styled, { css } from 'styled-components';
import { color, edge, media, motion, radius, size, space } from '../../theme/tokens';

/** The frame around an input, with room for a prefix or a button inside. */
export const InputFrame = styled.div`
  display: flex;
  align-items: stretch;
  min-height: 44px;
  border: ${edge} solid ${color.strongLine};
  border-radius: ${radius};
  background: ${color.card};
  transition: border-color ${motion.fast};

  &:hover {
    border-color: ${color.ink};
  }

  &:focus-within {
    border-color: ${color.focus};
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
  }

  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
  }

  &:has(:disabled) {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.soft};
  }
`;

/** An input without a border, for use inside `InputFrame`. */
export const bareInput = css`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: ${space(1)} ${space(1.5)};
  border: 0;
  border-radius: ${radius};
  outline: none;
  background: transparent;
  font-size: ${size[15]};
  line-height: 1.5;

  &::placeholder {
    color: ${color.soft};
    opacity: 1;
  }

  &:focus-visible {
    outline: none;
  }

  /* Phones zoom into fields with text below 16 px. */
  ${media.phone} {
    font-size: ${size[17]};
  }
`;

export const BareInput = styled.input`
  ${bareInput}
`;

/** A label beside an input that takes effect immediately, like a filter. */
export const Labeled = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};

  label {
    font-size: ${size[15]};
    font-weight: 600;
    white-space: nowrap;
  }
`;
