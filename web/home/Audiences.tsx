import styled from 'styled-components';
import { paths } from '../paths';
import { color, space } from '../theme/tokens';
import { ButtonLink } from '../ui/button/Button';
import { Grid } from '../ui/layout/arrange';
import { Card } from '../ui/layout/Card';
import { Heading, Text } from '../ui/text/Text';
import { Band } from './Band';

const AUDIENCES = [
  {
    title: 'For customers',
    text: 'Make an account, enter your ZIP code and see which ranches reach you. A request doesn’t commit you to anything until you’ve talked.',
    action: <ButtonLink to={paths.findRancher}>Find a Rancher</ButtonLink>,
  },
  {
    title: 'For ranchers',
    text: 'List your shares, cuts and boxes, set your own prices and delivery, and take orders. Signing up is free; we take a commission on what you sell.',
    action: <ButtonLink to={paths.rancherSignup}>Become a Rancher</ButtonLink>,
  },
  {
    title: 'Help',
    text: 'Which share fits your freezer, what each cut is good for, and every screen step by step. Still stuck? The guide tells you who to contact.',
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

export function Audiences() {
  return (
    <Band eyebrow="User guide" title="Where to begin">
      <Grid columns={3} min={280}>
        {AUDIENCES.map(({ title, text, action }) => (
          <Audience key={title}>
            <Heading level={3}>{title}</Heading>
            <Text tone="soft">{text}</Text>
            {action}
          </Audience>
        ))}
      </Grid>
    </Band>
  );
}
