import styled from 'styled-components';
import { paths } from '../paths';
import { media, space } from '../theme/tokens';
import { ButtonLink } from '../ui/ButtonLink';
import { Heading } from '../ui/Heading';
import { Rule } from '../ui/Rule';

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  width: min(100%, 1240px);
  margin-inline: auto;
  padding: 0 ${space(4)} ${space(10)};
  text-align: center;

  & > :first-child {
    justify-self: stretch;
    margin-bottom: ${space(4)};
  }

  ${media.phone} {
    padding: 0 ${space(2)} ${space(6)};
  }
`;

/** The last word of the home page. */
export function Closing() {
  return (
    <Root>
      <Rule ornament />
      <Heading level={2} size={38}>
        A year of beef, from someone you can call
      </Heading>
      <ButtonLink to={paths.register} variant="primary" size="large">
        Get Started Today
      </ButtonLink>
    </Root>
  );
}
