import { rancherEditorForm } from '../../../rules/rancherListing';
import { Form } from '../../ui/Form';
import { Section } from '../../ui/Section';
import { FormTabs } from '../tabbedForm/FormTabs';
import { EditorMeter } from './EditorMeter';
import { editorTabs } from './editorTabs';
import { LeaveGuard } from './LeaveGuard';
import { PreviewButton } from './PreviewButton';
import type { RanchEditor_rancherFragment } from './RanchEditor.generated';
import { SaveBar } from './SaveBar';
import { useSaveRanch } from './useSaveRanch';

/** All that a rancher tells of the ranch, in four tabs that are saved together. */
export function RanchEditor({ ranch }: { ranch: RanchEditor_rancherFragment }) {
  const { saved, save } = useSaveRanch(ranch);
  return (
    <Form initialValues={saved} schema={rancherEditorForm} onSubmit={save} label="Ranch profile">
      <Section title="Ranch Profile" actions={<PreviewButton rancherId={ranch.id} />}>
        <EditorMeter ranch={ranch} />
        <FormTabs label="Ranch profile" tabs={editorTabs} />
      </Section>
      <SaveBar />
      <LeaveGuard />
    </Form>
  );
}
