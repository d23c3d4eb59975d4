import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

/**
 * What a screen puts around a part, and in its place while its code loads or rests: `query` is that of the part itself or of its
 * code. `id` is unique on the page. `children` are shown once the data is there.
 */
export type SlotFrameProps = {
  id: string;
  title: string;
  query: { currentData?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
  action?: ReactNode;
  children?: ReactNode;
};

/**
 * A place in a screen that parts of other areas fill, for whoever holds their roles at `game`. `given` goes to each of them.
 */
export type SlotProps = { name: string; game: string; given: object; Frame: ComponentType<SlotFrameProps> };

/** What `SlotPart` of a module gets: what the screen gives, which part is meant, and what it is drawn with. */
export type SlotPartProps<Given extends object> = Given &
  Pick<SlotFrameProps, 'id' | 'title'> & { name: string; Frame: ComponentType<SlotFrameProps> };

/** How slots are filled: the shell knows the areas and loads them. */
export const SlotContext = createContext<ComponentType<SlotProps> | null>(null);

export function Slot(props: SlotProps) {
  const Filled = useContext(SlotContext);
  return Filled && <Filled {...props} />;
}
