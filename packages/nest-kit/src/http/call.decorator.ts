import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import type { Route } from '@hub/contracts/shared';
import { answersCall } from './published-calls.ts';

/** The handler of a call: method, path and status are those that its contract declares, and its service publishes its row. */
export const Call = (row: Route): MethodDecorator =>
  applyDecorators(
    RequestMapping({ path: row.path, method: RequestMethod[row.method] }),
    HttpCode(row.status),
    answersCall(row),
  );
