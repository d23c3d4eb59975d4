import { Body, Controller } from '@nestjs/common';
import { exportCalls, exportBody, type Desk, type ExportBody } from '@hub/contracts/tickets';
import { ownExportsController } from '@hub/nest-kit/exports';
import { Call, CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { AskExport } from './ask-export.ts';

export function exportsController(desk: Desk) {
  @Controller()
  class ExportsController {
    constructor(private readonly askExport: AskExport) {}

    @Call(exportCalls(desk).requestExport)
    ask(@CurrentStaff() caller: StaffCaller, @Body(yup(exportBody)) body: ExportBody) {
      return this.askExport.run(caller, body);
    }
  }
  return ExportsController;
}

export const ownTicketExportsController = (desk: Desk) => ownExportsController(exportCalls(desk));
