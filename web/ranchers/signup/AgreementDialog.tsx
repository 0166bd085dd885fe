import { AGREEMENT_SECTIONS, AGREEMENT_TITLE, AGREEMENT_VERSION } from '../../../rules/agreement';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';

interface AgreementDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The whole text of the agreement. */
export default function AgreementDialog({ open, onOpenChange }: AgreementDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={AGREEMENT_TITLE}
      description={`Version ${AGREEMENT_VERSION}`}
      size="large"
    >
      <Stack gap={3}>
        {AGREEMENT_SECTIONS.map(({ heading, paragraphs }, at) => (
          <Stack key={heading} gap={1} as="section">
            <Heading level={3}>{`${at + 1}. ${heading}`}</Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} measure>
                {paragraph}
              </Text>
            ))}
          </Stack>
        ))}
      </Stack>
      <DialogFooter>
        <Button onClick={() => onOpenChange(false)}>Close</Button>
      </DialogFooter>
    </Dialog>
  );
}
