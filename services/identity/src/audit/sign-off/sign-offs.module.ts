import { Feature } from '@hub/nest-kit/app';
import { SessionsModule } from '../../staff/sessions/sessions.module.ts';
import { ShowMonths } from './show-months.ts';
import { SignMonth } from './sign-month.ts';
import { SignOffsController } from './sign-offs.controller.ts';

@Feature({ imports: [SessionsModule], controllers: [SignOffsController], http: [ShowMonths, SignMonth] })
export class SignOffsModule {}
