import { useFormikContext } from 'formik';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { text } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { FieldSheet } from '../../parts/ranches/fields/FieldSheet';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { TabPanel, Tabs } from '../../ui/layout/Tabs';
import { invalidFields, useFocusFirstError, useFocusLinkedField } from './focusFields';
import { type FormTab, type FormTabList, tabOf } from './formTab';

/** A link can name a tab, or the field of the ranch to start at, as in `?field=shippingFee`. */
const ADDRESS = { tab: text(), field: text() };

interface FormTabsProps {
  /** The name of the tabs for a screen reader. */
  label: string;
  tabs: FormTabList;
}

/** The tabs of a long form. All of them stay mounted, so that the server's refusals find their fields. */
export function FormTabs({ label, tabs }: FormTabsProps) {
  const { current, before, after, choose, linkedField } = useFormTab(tabs);
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
      <Steps before={before} after={after} onStep={step} />
    </Stack>
  );
}

interface StepsProps {
  before: FormTab | undefined;
  after: FormTab | undefined;
  onStep: (tab: FormTab) => void;
}

function Steps({ before, after, onStep }: StepsProps) {
  return (
    <Cluster justify="between">
      <Button icon={ArrowLeft} disabled={!before} onClick={() => before && onStep(before)}>
        Previous
      </Button>
      <Button disabled={!after} onClick={() => after && onStep(after)}>
        Next
        <ArrowRight size={18} aria-hidden />
      </Button>
    </Cluster>
  );
}

/** The open tab in the address, or that of the field in the address. The first tab needs no mention. */
function useFormTab(tabs: FormTabList) {
  const { tab, field, change } = useUrlState(ADDRESS);
  const asked = field ? tabOf(tabs, `rancher.${field}`)?.value : tab;
  const place = Math.max(
    tabs.findIndex(({ value }) => value === asked),
    0,
  );
  const choose = (value: string) => change({ tab: value === tabs[0].value ? '' : value, field: '' });
  return {
    current: tabs[place] ?? tabs[0],
    before: tabs[place - 1],
    after: tabs[place + 1],
    choose,
    linkedField: field,
  };
}
