import { useQuery } from '@apollo/client/react';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { CopyField } from '../developers/CopyField';
import { Button, ButtonLink } from '../ui/button/Button';
import { Cluster } from '../ui/layout/arrange';
import { Section } from '../ui/layout/Section';
import { lazyDialog } from '../ui/overlay/lazyDialog';
import { Text } from '../ui/text/Text';
import { CalendarSectionDocument } from './CalendarSection.generated';

const RenewCalendarDialog = lazyDialog(() => import('./RenewCalendarDialog'));

/** Links to the calendar feed. A webcal: link makes a calendar app subscribe to the URL and poll it. */
export function CalendarSection() {
  const { data } = useQuery(CalendarSectionDocument);
  const [isConfirming, setConfirming] = useState(false);
  const calendarUrl = data?.viewer?.calendarUrl;
  // Shows no error if the URL didn't load, because the rest of the profile still works.
  if (!calendarUrl) return null;
  return (
    <Section title="Calendar">
      <Text measure>
        See harvest days, when cut sheets are due and when the beef is ready in your own calendar. If a date changes,
        your calendar updates.
      </Text>
      <Cluster>
        <ButtonLink href={calendarUrl.replace(/^https?:/, 'webcal:')} icon={CalendarPlus}>
          Add to My Calendar
        </ButtonLink>
        <Button onClick={() => setConfirming(true)}>Get a New Calendar Link</Button>
      </Cluster>
      <CopyField label="Calendar link" value={calendarUrl} action="Copy link" />
      <Text measure>Anyone who has this link can see your calendar, so keep it to yourself.</Text>
      <RenewCalendarDialog open={isConfirming} onOpenChange={setConfirming} />
    </Section>
  );
}
