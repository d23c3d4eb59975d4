import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { exportBody, type Desk, type ExportBody } from '@hub/contracts/tickets';
import { ownExportsController } from '@hub/nest-kit/exports';
import { CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { AskExport } from './ask-export.ts';

/** Staff asks for a file of a desk. */
export function exportsController(desk: Desk) {
  @Controller(`api/staff/${desk.api}/exports`)
  class ExportsController {
    constructor(private readonly askExport: AskExport) {}

    @Post()
    @HttpCode(200)
    ask(@CurrentStaff() caller: StaffCaller, @Body(yup(exportBody)) body: ExportBody) {
      return this.askExport.run(caller, body);
    }
  }
  return ExportsController;
}

export const ownTicketExportsController = (desk: Desk) => ownExportsController(`api/staff/${desk.api}/exports`);
