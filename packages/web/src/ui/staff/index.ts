export { ListPane, type ListPaneProps } from './list-pane.tsx';
export { PaneBones, PaneNotice, type PaneNoticeProps } from './pane-parts.tsx';
export { PaneRow, PaneRows, RowLink, type PaneRowProps, type PaneRowsProps } from './pane-row.tsx';
export { RecordHead, type RecordHeadProps } from './record-head.tsx';
export { focusRow, stepToRow } from './step-to-row.ts';
export { CommandPalette, type Command, type CommandPaletteProps } from './command-palette.tsx';
export { VirtualRows, type VirtualList, type VirtualRowsProps } from './virtual-rows.tsx';
export { useReturnToRow } from './use-return-to-row.ts';
