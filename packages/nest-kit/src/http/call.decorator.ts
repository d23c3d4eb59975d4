import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import type { Route } from '@hub/contracts/shared';

/** The handler of a call: method, path and status are those that its contract declares. */
export const Call = ({ method, path, status }: Route): MethodDecorator =>
  applyDecorators(RequestMapping({ path, method: RequestMethod[method] }), HttpCode(status));
