import type { ComponentType } from 'react';
import type { SlotPartProps } from './slot.tsx';

/**
 * `./routes` of a remote: its pages with absolute paths, never a router. The shell gives its router and nothing else. Since 1.7 a
 * remote gives `RemotePages`; any component will do, and then the shell has no page of it to load beforehand.
 */
export type RoutesModule = { RemoteRoutes: ComponentType };

/** `./mount`: the pages that a page of another site may show; the area lets itself be mounted there by exposing it. */
export type MountModule = { RemoteMount: ComponentType };

/** `./staff`: the area's screens of the desk, inside the shell's frame. */
export type StaffModule = { StaffRoutes: ComponentType };

/** Parts for a slot of another screen: all of one module, told apart by `name`. */
export type SlotModule<Given extends object = object> = { SlotPart: ComponentType<SlotPartProps<Given>> };
