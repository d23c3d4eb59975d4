import type { PipeTransform } from '@nestjs/common';
import { ApprovalNotFound } from './approval.errors.ts';

export class ApprovalId implements PipeTransform<string, number> {
  transform(value: string): number {
    if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
    throw new ApprovalNotFound();
  }
}
