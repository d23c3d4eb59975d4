declare module 'semver' {
  /** Of these three alone; what is malformed is false, or null. */
  const semver: {
    satisfies(version: string, range: string): boolean;
    valid(version: string): string | null;
    validRange(range: string): string | null;
  };
  export default semver;
}
