export { ActionTile, ActionTiles, type ActionTileProps } from './action-tile.tsx';
export {
  CheckboxRow,
  RadioRow,
  Select,
  TextArea,
  TextInput,
  type ChoiceRowProps,
  type ControlStyle,
  type SelectProps,
  type TextInputProps,
} from './controls.tsx';
export {
  Conversation,
  DayLine,
  PlayerMessage,
  StaffMessage,
  SystemLine,
  type PlayerMessageProps,
  type StaffMessageProps,
} from './conversation.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { DescriptionList, type DescriptionItem } from './description-list.tsx';
export { Field, FieldGroup, type FieldFrame, type FieldGroupProps, type FieldProps, type FieldWire } from './field.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { QrAddress, type QrAddressProps } from './qr-address.tsx';
export { receiptBlob } from './receipt-blob.ts';
export { Receipt, ReceiptHint, type ReceiptCode, type ReceiptHintProps, type ReceiptProps } from './receipt.tsx';
export { SaveReceipt, type SaveReceiptProps } from './save-receipt.tsx';
export { Steps, type Step, type StepsProps } from './steps.tsx';
export { Tabs, type TabLink, type TabsProps } from './tabs.tsx';
export { Stepper, type StepperStep } from './stepper.tsx';
export { MoreButton, type MoreButtonProps } from './more-button.tsx';
export { ScrollRow, type ScrollRowProps } from './scroll-row.tsx';
export { usePreservedFocus } from './use-preserved-focus.ts';
export * from './icons.ts';
export { MessagePage, type MessagePageProps } from './message-page.tsx';
export { TipList } from './tip-list.tsx';
