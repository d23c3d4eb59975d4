import { Feature } from '@hub/nest-kit/app';
import { FindPenalties } from './find-penalties.ts';
import { LiftPenalty } from './lift-penalty.ts';
import { NotePenalty } from './note-penalty.ts';
import { PenaltiesController } from './penalties.controller.ts';

@Feature({ controllers: [PenaltiesController], http: [FindPenalties, NotePenalty, LiftPenalty] })
export class PenaltiesModule {}
