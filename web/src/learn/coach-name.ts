// Under which name this browser remembers that a coach sits beside a table.

export const coachName = (table: string) => `coach.${table}`;
