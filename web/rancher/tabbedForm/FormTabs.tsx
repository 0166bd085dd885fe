import { useFormikContext } from 'formik';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { text } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { FieldSheet } from '../../parts/ranches/fields/FieldSheet';
import { Button } from '../../ui/button/Button';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { TabPanel, Tabs } from '../../ui/layout/Tabs';
import {
  type FormTab,
  type FormTabList,
  invalidFields,
  tabOf,
  useFocusFirstError,
  useFocusLinkedField,
} from './focusFields';

/** The URL parameters: the tab, or the ranch field to focus, as in `?field=shippingFee`. */
const URL_PARAMS = { tab: text(), field: text() };

interface FormTabsProps {
  /** The name of the tabs for a screen reader. */
  label: string;
  tabs: FormTabList;
}

/** Shows the tabs of a long form. All tabs stay mounted, so that the server's errors can be shown at their fields. */
export function FormTabs({ label, tabs }: FormTabsProps) {
  const { current, previous, next, choose, linkedField } = useFormTab(tabs);
  const wrong = new Set(invalidFields(useFormikContext()).map((name) => tabOf(tabs, name)));
  const marked = tabs.map((tab) => ({ value: tab.value, label: tab.label, wrong: wrong.has(tab) }));
  const root = useRef<HTMLDivElement>(null);
  useFocusFirstError(root, tabs.find((tab) => wrong.has(tab))?.value, choose);
  useFocusLinkedField(root, linkedField, () => choose(current.value));

  const step = (tab: FormTab) => {
    choose(tab.value);
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus({ preventScroll: true });
  };
  return (
    <Stack ref={root} gap={4}>
      <div>
        <Tabs label={label} value={current.value} onChange={choose} tabs={marked}>
          {tabs.map((tab) => (
            <FormPanel key={tab.value} {...tab} />
          ))}
        </Tabs>
      </div>
      <Steps previous={previous} next={next} onStep={step} />
    </Stack>
  );
}

function FormPanel({ value, Fields }: FormTab) {
  return (
    <TabPanel value={value} forceMount>
      <FieldSheet>
        <Suspense>
          <Fields />
        </Suspense>
      </FieldSheet>
    </TabPanel>
  );
}

interface StepsProps {
  previous: FormTab | undefined;
  next: FormTab | undefined;
  onStep: (tab: FormTab) => void;
}

function Steps({ previous, next, onStep }: StepsProps) {
  return (
    <Cluster justify="between">
      <Button icon={ArrowLeft} disabled={!previous} onClick={() => previous && onStep(previous)}>
        Previous
      </Button>
      <Button disabled={!next} onClick={() => next && onStep(next)}>
        Next
        <ArrowRight size={18} aria-hidden />
      </Button>
    </Cluster>
  );
}

/** Returns the tab in the URL, or the tab of the field in the URL. The first tab needs no URL parameter. */
function useFormTab(tabs: FormTabList) {
  const { tab, field, change } = useUrlState(URL_PARAMS);
  const tabInUrl = field ? tabOf(tabs, `rancher.${field}`)?.value : tab;
  const index = Math.max(
    tabs.findIndex(({ value }) => value === tabInUrl),
    0,
  );
  const choose = (value: string) => change({ tab: value === tabs[0].value ? '' : value, field: '' });
  return {
    current: tabs[index] ?? tabs[0],
    previous: tabs[index - 1],
    next: tabs[index + 1],
    choose,
    linkedField: field,
  };
}
