import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  correctPersonBody,
  erasePersonBody,
  exportPersonBody,
  findPersonBody,
  heldPersonsBody,
  type CorrectPersonBody,
  type ErasePersonBody,
  type ExportPersonBody,
  type FindPersonBody,
  type HeldPersonsBody,
} from '@hub/contracts/person-data';
import { CurrentService } from '../http/caller.ts';
import { yup } from '../http/yup.pipe.ts';
import { PersonData } from './person-data.ts';

/** Asked by our own services alone; no address outside leads here. */
@Controller('internal/person_data')
export class PersonDataController {
  constructor(private readonly data: PersonData) {}

  @Post('find')
  @HttpCode(200)
  find(@CurrentService() _: string, @Body(yup(findPersonBody)) { person }: FindPersonBody) {
    return this.data.find(person);
  }

  @Post('held')
  @HttpCode(200)
  held(@CurrentService() _: string, @Body(yup(heldPersonsBody)) { persons }: HeldPersonsBody) {
    return this.data.heldOf(persons);
  }

  @Post('export')
  @HttpCode(200)
  export(@CurrentService() _: string, @Body(yup(exportPersonBody)) body: ExportPersonBody) {
    return this.data.export(body);
  }

  @Post('correct')
  @HttpCode(200)
  correct(@CurrentService() _: string, @Body(yup(correctPersonBody)) body: CorrectPersonBody) {
    return this.data.correct(body);
  }

  @Post('erase')
  @HttpCode(200)
  erase(@CurrentService() _: string, @Body(yup(erasePersonBody)) body: ErasePersonBody) {
    return this.data.erase(body);
  }
}
