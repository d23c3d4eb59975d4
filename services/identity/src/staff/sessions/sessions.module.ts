import { Feature } from '@hub/nest-kit/app';
import { FindSession } from '../find-session.ts';
import { SessionCookie } from '../session-cookie.ts';
import { EndOwnSessions } from './end-own-sessions.ts';
import { FindSessions } from './find-sessions.ts';
import { SessionsController } from './sessions.controller.ts';

@Feature({
  controllers: [SessionsController],
  http: [FindSession, FindSessions, EndOwnSessions, SessionCookie],
  exports: [FindSession, FindSessions, SessionCookie],
})
export class SessionsModule {}
