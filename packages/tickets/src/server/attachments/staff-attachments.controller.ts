import { Controller, Query } from '@nestjs/common';
import { caseCalls, answerUploadQuery, UPLOAD_FIELD, type AnswerUploadQuery, type Desk } from '@hub/contracts/tickets';
import { Call, CurrentStaff, CurrentUpload, TakesFiles, yup, type StaffCaller, type Upload } from '@hub/nest-kit/http';
import { UploadForAnswer } from './upload-for-answer.ts';

export function staffAttachmentsController(desk: Desk) {
  @Controller()
  class StaffAttachmentsController {
    constructor(private readonly uploadForAnswer: UploadForAnswer) {}

    @Call(caseCalls(desk).uploadStaffPicture)
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
