import styled from 'styled-components';
import { paths } from '../paths';
import { color, space } from '../theme/tokens';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { Grid } from '../ui/Grid';
import { Heading } from '../ui/Heading';
import { Band } from './Band';

const audiences = [
  {
    title: 'For customers',
    text: 'Make an account, say where you live and see which ranches reach you. An order request binds you to nothing until you have talked.',
    action: <ButtonLink to={paths.findRancher}>Find a Rancher</ButtonLink>,
  },
  {
    title: 'For ranchers',
    text: 'List your shares, cuts and boxes, set your own prices and delivery, and take orders. Signing up is free; we take a commission on what you sell.',
    action: <ButtonLink to={paths.rancherSignup}>Become a Rancher</ButtonLink>,
  },
  {
    title: 'Help',
    text: 'Which share fits your freezer, what each cut becomes, and every screen step by step. Still stuck? The guide says whom to write to.',
    action: <ButtonLink to={paths.guide}>View Interactive User Guide</ButtonLink>,
  },
];

const Audience = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  gap: ${space(1.5)};
  border-top: 3px solid ${color.ink};
`;

const Words = styled.p`
  color: ${color.soft};
`;

export function ForWhom() {
  return (
    <Band eyebrow="User guide" title="Where to begin">
      <Grid columns={3} min={280}>
        {audiences.map(({ title, text, action }) => (
          <Audience key={title}>
            <Heading level={3}>{title}</Heading>
            <Words>{text}</Words>
            {action}
          </Audience>
        ))}
      </Grid>
    </Band>
  );
}
