export interface RecordDialogProps {
  id: string;
  onClose: () => void;
}
