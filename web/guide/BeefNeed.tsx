import { useState } from 'react';
import { needText } from '../../rules/share/beefNeed';
import { Slider } from '../ui/input/Slider';
import { Grid } from '../ui/layout/arrange';
import { Section } from '../ui/layout/Section';
import { Text } from '../ui/text/Text';

const countOf = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** Estimates how much beef a household needs, and which share that is. */
export function BeefNeed() {
  const [people, setPeople] = useState(4);
  const [meals, setMeals] = useState(3);
  return (
    <Section title="How much do we need?" level={3}>
      <Grid columns={2} min={240} gap={3}>
        <Slider
          label="People in your household"
          value={people}
          min={1}
          max={10}
          onChange={setPeople}
          format={(count) => (count === 1 ? '1 person' : `${count} people`)}
        />
        <Slider
          label="How often you eat beef"
          value={meals}
          min={1}
          max={10}
          onChange={setMeals}
          format={(count) => `${countOf(count, 'meal')} a week`}
        />
      </Grid>
      <Text strong role="status">
        {needText(people, meals)}
      </Text>
    </Section>
  );
}
