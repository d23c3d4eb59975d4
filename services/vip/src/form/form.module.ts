import { Feature } from '@hub/nest-kit/app';
import { ticketsModule } from '../tickets.module.ts';
import { ConfirmCharacterController } from './confirm-character.controller.ts';
import { ConfirmCharacter } from './confirm-character.ts';

/** What the form of this desk has beside the engine's. */
@Feature({ imports: [ticketsModule], controllers: [ConfirmCharacterController], http: [ConfirmCharacter] })
export class FormModule {}
