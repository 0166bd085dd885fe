import { useQuery } from '@apollo/client/react';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { CopyField } from '../developers/CopyField';
import { Button } from '../ui/button/Button';
import { ButtonLink } from '../ui/button/ButtonLink';
import { Cluster } from '../ui/layout/Cluster';
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
  // If the URL didn't load, the rest of the profile still works.
  if (!calendarUrl) return null;
  return (
    <Section title="Calendar">
      <Text measure>
        See harvest days, when cut sheets are due and when the beef is ready in your own calendar. If a day moves, your
        calendar follows.
      </Text>
      <Cluster>
        <ButtonLink href={calendarUrl.replace(/^https?:/, 'webcal:')} icon={CalendarPlus}>
          Add to my calendar
        </ButtonLink>
        <Button onClick={() => setConfirming(true)}>Make a new address</Button>
      </Cluster>
      <CopyField label="Calendar address" value={calendarUrl} action="Copy address" />
      <Text measure>Anyone who has this address can see your calendar, so keep it to yourself.</Text>
      <RenewCalendarDialog open={isConfirming} onOpenChange={setConfirming} />
    </Section>
  );
}
