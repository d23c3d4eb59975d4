import type { PipeTransform } from '@nestjs/common';
import { AccountNotFound } from '../staff.errors.ts';

export class AccountId implements PipeTransform<string, number> {
  transform(value: string): number {
    if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
    throw new AccountNotFound();
  }
}
