import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { answerUploadQuery, UPLOAD_FIELD, type AnswerUploadQuery, type Desk } from '@hub/contracts/tickets';
import { CurrentStaff, CurrentUpload, TakesFiles, yup, type StaffCaller, type Upload } from '@hub/nest-kit/http';
import { UploadForAnswer } from './upload-for-answer.ts';

/** Pictures of staff's answers. */
export function staffAttachmentsController(desk: Desk) {
  @Controller(`api/staff/${desk.api}`)
  class StaffAttachmentsController {
    constructor(private readonly uploadForAnswer: UploadForAnswer) {}

    @Post('attachments')
    @HttpCode(200)
    @TakesFiles({ files: [UPLOAD_FIELD] })
    attach(
      @CurrentStaff() caller: StaffCaller,
      @Query(yup(answerUploadQuery)) query: AnswerUploadQuery,
      @CurrentUpload() upload: Upload,
    ) {
      return this.uploadForAnswer.run(caller, query, upload);
    }
  }
  return StaffAttachmentsController;
}
