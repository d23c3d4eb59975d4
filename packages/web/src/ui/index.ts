export { ActionTile, ActionTiles, type ActionTileProps } from './action-tile.tsx';
export { Badge, UnreadPill, type BadgeKind, type BadgeProps, type UnreadPillProps } from './badge.tsx';
export { BigWord, Bracket, MessagePage, type BracketProps, type MessagePageProps } from './bracket.tsx';
export {
  Button,
  ButtonRow,
  IconButton,
  IconLink,
  LinkButton,
  type ButtonStyle,
  type ButtonProps,
  type IconButtonProps,
  type IconLinkProps,
  type LinkButtonProps,
} from './button.tsx';
export { byTouch } from './by-touch.ts';
export { Card, CardList, ListRow, type CardProps, type ListRowProps } from './card.tsx';
export { classList } from './class-list.ts';
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
export { CopyButton, CopyStatus, useCopy, type CopyButtonProps, type CopyState } from './copy-button.tsx';
export { copyText, selectText } from './copy-text.ts';
export { Dialog, type DialogProps } from './dialog.tsx';
export { Disclosure, DisclosureList, type DisclosureProps } from './disclosure.tsx';
export { Dropdown, type DropdownLink, type DropdownProps } from './dropdown.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { DescriptionList, type DescriptionItem } from './description-list.tsx';
export { Field, FieldGroup, type FieldFrame, type FieldGroupProps, type FieldProps, type FieldWire } from './field.tsx';
export { Emblem, GamePicture, type GamePictureProps } from './game-picture.tsx';
export { GameTile, type GameTileProps } from './game-tile.tsx';
export { SiteLink, type SiteLinkProps, type Target } from './site-link.tsx';
export * from './icons.ts';
export { contentLang, ContentText, langOfWords } from './content-text.tsx';
export { kitLanguage, useKitTexts, type KitLanguage, type KitTexts } from './kit-texts.ts';
export { Logo } from './logo.tsx';
export { MoreButton, type MoreButtonProps } from './more-button.tsx';
export { Notice, type NoticeProps } from './notice.tsx';
export {
  PageBody,
  PageTitle,
  PageWindow,
  WindowPicture,
  Stack,
  type PageBodyProps,
  type PageTitleProps,
  type PageWindowProps,
} from './page-window.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { QrAddress, type QrAddressProps } from './qr-address.tsx';
export { RestingCard, type RestingCardProps } from './resting-card.tsx';
export { ScrollRow, type ScrollRowProps } from './scroll-row.tsx';
export { SectionTitle, TipList, type SectionTitleProps } from './section-title.tsx';
export { SiteBar, SkipLink, WebviewBar, type SiteBarProps, type WebviewBarProps } from './site-bar.tsx';
export { SiteFooter, type FooterLink, type SiteFooterProps } from './site-footer.tsx';
export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { receiptBlob } from './receipt-blob.ts';
export { Receipt, ReceiptHint, type ReceiptCode, type ReceiptHintProps, type ReceiptProps } from './receipt.tsx';
export { SaveReceipt, type SaveReceiptProps } from './save-receipt.tsx';
export { Spinner } from './spinner.tsx';
export { Steps, type Step, type StepsProps } from './steps.tsx';
export { Tabs, type TabLink, type TabsProps } from './tabs.tsx';
export { Stepper, type StepperStep } from './stepper.tsx';
export { usePreservedFocus } from './use-preserved-focus.ts';
