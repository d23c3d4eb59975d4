import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

/** `query`: of the part itself or of its code. `id` is unique on the page. */
export type SlotFrameProps = {
  id: string;
  title: string;
  query: { currentData?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
  action?: ReactNode;
  children?: ReactNode;
};

export type SlotProps = { name: string; game: string; given: object; Frame: ComponentType<SlotFrameProps> };

/** What a module's `SlotPart` gets. */
export type SlotPartProps<Given extends object> = Given &
  Pick<SlotFrameProps, 'id' | 'title'> & { name: string; Frame: ComponentType<SlotFrameProps> };

export const SlotContext = createContext<ComponentType<SlotProps> | null>(null);

export function Slot(props: SlotProps) {
  const Filled = useContext(SlotContext);
  return Filled && <Filled {...props} />;
}
