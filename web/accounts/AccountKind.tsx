import styled from 'styled-components';
import { paths } from '../paths';
import { color, size, space } from '../theme/tokens';
import { Card } from '../ui/Card';
import { Grid } from '../ui/Grid';
import { Heading } from '../ui/Heading';
import { StretchedLink } from '../ui/StretchedLink';

const Chosen = styled(Card)`
  border-color: ${color.red};
  box-shadow: inset 0 0 0 1px ${color.red};
`;

const Words = styled.p`
  margin-top: ${space(0.5)};
  color: ${color.soft};
  font-size: ${size[15]};
`;

/** Customer or Rancher: this form is the customer's, a rancher applies with the ranch. */
export function AccountKind() {
  return (
    <Grid columns={2} min={200} gap={1.5} role="group" aria-label="I am a">
      <Chosen aria-current="true">
        <Heading level={2} size={17}>
          Customer
        </Heading>
        <Words>I want to buy beef from a ranch.</Words>
      </Chosen>
      <Card interactive>
        <Heading level={2} size={17}>
          <StretchedLink to={paths.rancherSignup}>Rancher</StretchedLink>
        </Heading>
        <Words>I raise cattle and sell the beef.</Words>
      </Card>
    </Grid>
  );
}
