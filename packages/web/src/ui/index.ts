export { Badge, UnreadPill, type BadgeKind, type BadgeProps, type UnreadPillProps } from './badge.tsx';
export { BigWord, Bracket, type BracketProps } from './bracket.tsx';
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
export { CopyButton, CopyPicture, CopyStatus, useCopy, type CopyButtonProps, type CopyState } from './copy-button.tsx';
export { Disclosure, DisclosureList, type DisclosureProps } from './disclosure.tsx';
export type { DropdownLink, DropdownProps } from './dropdown.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { Emblem, GamePicture, type GamePictureProps } from './game-picture.tsx';
export { GameTile, type GameTileProps } from './game-tile.tsx';
export { SiteLink, type SiteLinkProps, type Target } from './site-link.tsx';
export * from './icons.ts';
export { contentLang, ContentText, langOfWords } from './content-text.tsx';
export { kitLanguage, useKitLanguage, useKitTexts, type KitLanguage, type KitTexts } from './kit-texts.ts';
export { Logo } from './logo.tsx';
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
export { RestingCard, type RestingCardProps } from './resting-card.tsx';
export { SectionTitle, type SectionTitleProps } from './section-title.tsx';
export { SiteBar, SkipLink, WebviewBar, type SiteBarProps, type WebviewBarProps } from './site-bar.tsx';
export { SiteFooter, type FooterLink, type SiteFooterProps } from './site-footer.tsx';
export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { Spinner } from './spinner.tsx';
