export { ListPane, type ListPaneProps } from './list-pane.tsx';
export { PaneBones, PaneNotice, type PaneNoticeProps } from './pane-parts.tsx';
export { PaneRow, PaneRows, type PaneRowProps, type PaneRowsProps } from './pane-row.tsx';
export { RecordHead, type RecordHeadProps } from './record-head.tsx';
export { focusRow, stepToRow } from './step-to-row.ts';
export { useReturnToRow } from './use-return-to-row.ts';
export { PickList, type PickItem, type PickListProps } from './pick-list.tsx';
export * from './staff-icons.ts';
