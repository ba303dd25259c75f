// Whether a coach sits beside a table in this browser.

export const coachName = (table: string) => `coach.${table}`;
