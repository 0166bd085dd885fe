/** Whether a dialog is open. The component that opens it holds this. */
export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
