import { useFormikContext } from 'formik';
import { Suspense, useRef } from 'react';
import { Stack } from '../../ui/Stack';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { FieldSheet } from '../fields/FieldSheet';
import { type FormTab, tabOf } from './formTab';
import { TabSteps } from './TabSteps';
import { useFormTab } from './useFormTab';
import { useWantedField } from './useWantedField';
import { useWayToError } from './useWayToError';
import { wrongFields } from './wrongFields';

interface FormTabsProps {
  /** What the tabs choose between, for a screen reader. */
  label: string;
  tabs: readonly FormTab[];
}

/** The sheets of a long form. All of them stay in the page, so that the server's refusals find their fields. */
export function FormTabs({ label, tabs }: FormTabsProps) {
  const { current, before, after, choose } = useFormTab(tabs);
  const wrong = new Set(wrongFields(useFormikContext()).map((name) => tabOf(tabs, name)));
  const marked = tabs.map((tab) => ({ value: tab.value, label: tab.label, wrong: wrong.has(tab) }));
  const root = useRef<HTMLDivElement>(null);
  useWayToError(root, tabs.find((tab) => wrong.has(tab))?.value, choose);
  useWantedField(root);

  const step = (tab: FormTab) => {
    choose(tab.value);
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus({ preventScroll: true });
  };
  return (
    <Stack ref={root} gap={4}>
      <div>
        <Tabs label={label} value={current.value} onChange={choose} tabs={marked}>
          {tabs.map(({ value, Fields }) => (
            <TabPanel key={value} value={value} forceMount>
              <FieldSheet>
                <Suspense>
                  <Fields />
                </Suspense>
              </FieldSheet>
            </TabPanel>
          ))}
        </Tabs>
      </div>
      <TabSteps before={before} after={after} onStep={step} />
    </Stack>
  );
}
