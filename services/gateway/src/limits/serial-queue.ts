import { TooMany } from '@hub/nest-kit/http';

const RETRY_S = 5;

/** `most` wait or run, of one name `mostOf` of them; none waits longer than `waitMs`. */
type Bounds = { most: number; mostOf: number; waitMs: number };
type Place = { name: string; begin: () => void };

/** One at a time in this process, in the order of arrival. */
export class SerialQueue {
  private readonly places: Place[] = [];

  constructor(private readonly bounds: Bounds) {}

  /** Throws `TooMany` where there is no place, or where its turn did not come in time. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const { most, mostOf } = this.bounds;
    const same = this.places.filter((place) => place.name === name);
    if (this.places.length >= most || same.length >= mostOf) throw new TooMany(RETRY_S);
    const place: Place = { name, begin: () => {} };
    this.places.push(place);
    try {
      if (this.places[0] !== place) await this.turnOf(place);
      return await work();
    } finally {
      this.leave(place);
    }
  }

  private turnOf(place: Place): Promise<void> {
    return new Promise((begin, refuse) => {
      const late = setTimeout(() => refuse(new TooMany(RETRY_S)), this.bounds.waitMs);
      place.begin = () => {
        clearTimeout(late);
        begin();
      };
    });
  }

  private leave(place: Place): void {
    const at = this.places.indexOf(place);
    this.places.splice(at, 1);
    if (at === 0) this.places[0]?.begin();
  }
}
