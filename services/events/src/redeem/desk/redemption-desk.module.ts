import { Feature } from '@hub/nest-kit/app';
import { writesExports } from '@hub/nest-kit/exports';
import { DataSource } from 'typeorm';
import { CodeKeys } from '../../code-keys.ts';
import { CodesModule } from '../../codes.module.ts';
import { codeExportKinds } from './code-export-kinds.ts';

@Feature({
  imports: [CodesModule],
  http: () => import('./redemption-desk.http.ts'),
  worker: [writesExports([DataSource, CodeKeys], codeExportKinds)],
})
export class RedemptionDeskModule {}
