import type { CheckCodes } from '../check-codes.ts';
import type { SeedPicture } from '../seed-pictures.ts';
import type { DemoTicket } from './demo-ticket.ts';

const ID_LENGTH = 22;

export function demoPicturesOf(codes: CheckCodes, caseName: string, demo: DemoTicket): SeedPicture[] {
  const { check_mac: ticketMac } = codes.named(caseName);
  return (demo.pictures ?? []).map(({ message, name, scene }, position) => ({
    ticketMac,
    publicId: codes.named(`${caseName} picture ${position}`).check_mac.toString('base64url').slice(0, ID_LENGTH),
    message,
    position,
    name,
    // Loaded only where something is drawn: a second start draws nothing.
    draw: async () => (await import('./demo-screenshot.ts')).demoScreenshot(scene),
  }));
}
