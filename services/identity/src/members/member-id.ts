const SHAPE = /^m_([1-9]\d{0,9})$/;

/** As others know a member: `m_70001`. */
export const memberName = (id: number): string => `m_${id}`;

/** 0, which nobody has, for what is no member's name. */
export const memberIdOf = (name: string): number => Number(SHAPE.exec(name)?.[1] ?? 0);
