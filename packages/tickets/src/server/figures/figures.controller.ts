import { Controller, Header, Query } from '@nestjs/common';
import {
  figureCalls,
  commentsQuery,
  figuresQuery,
  helpedQuery,
  type CommentsQuery,
  type Desk,
  type FiguresQuery,
  type HelpedQuery,
} from '@hub/contracts/tickets';
import { Call, CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { FindHelped } from '../helped/find-helped.ts';
import { FindComments } from './find-comments.ts';
import { FindFigures } from './find-figures.ts';

export function figuresController(desk: Desk) {
  @Controller()
  class FiguresController {
    constructor(
      private readonly findFigures: FindFigures,
      private readonly findComments: FindComments,
      private readonly findHelped: FindHelped,
    ) {}

    @Call(figureCalls(desk).getFigures)
    @Header('cache-control', 'no-store')
    figures(@CurrentStaff() caller: StaffCaller, @Query(yup(figuresQuery)) query: FiguresQuery) {
      return this.findFigures.run(caller.who, query);
    }

    @Call(figureCalls(desk).listComments)
    @Header('cache-control', 'no-store')
    comments(@CurrentStaff() caller: StaffCaller, @Query(yup(commentsQuery)) query: CommentsQuery) {
      return this.findComments.run(caller.who, query);
    }

    @Call(figureCalls(desk).getHelped)
    @Header('cache-control', 'no-store')
    helped(@CurrentStaff() caller: StaffCaller, @Query(yup(helpedQuery)) query: HelpedQuery) {
      return this.findHelped.run(caller.who, query);
    }
  }
  return FiguresController;
}
