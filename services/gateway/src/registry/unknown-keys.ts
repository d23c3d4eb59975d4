import type { BuildDescriptor } from '@hub/federation/descriptor';
import { shapeOf } from './descriptor-shape.ts';
import { desk } from './desk-faults.ts';
import { unknownIn } from './manifest-shapes.ts';
import { site } from './site-faults.ts';

/** A key that is not looked at here would be published unread. Of a build that is newer than this gateway they are told by name. */
export function unknownKeys(descriptor: BuildDescriptor): string[] {
  const shapes = descriptor.area === 'shell' ? [] : [desk, site];
  return [shapeOf(descriptor), ...shapes].flatMap((shape) => unknownIn(shape, descriptor));
}
