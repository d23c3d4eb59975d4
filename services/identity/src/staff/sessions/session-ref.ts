import type { PipeTransform } from '@nestjs/common';
import { SessionNotFound } from '../staff.errors.ts';

export class SessionRef implements PipeTransform<string, string> {
  transform(value: string): string {
    if (/^[0-9a-f]{16}$/.test(value)) return value;
    throw new SessionNotFound();
  }
}
